import { act, fireEvent, screen } from '@testing-library/react';
import { Form } from '../../src/components/Form/Form';
import { dropDraft, readDraft } from '../../src/forms/drafts';
import { forms, type FormName } from '../../src/forms/fields';
import { submissions } from '../../src/forms/submissions';
import { holdRequests, letRequestsGo } from '../support/fetch';
import { contactPage } from '../support/page';
import { renderInPage } from '../support/render';
import { textsOf } from '../support/texts';

let pending: ReturnType<typeof holdRequests>;
const names = Object.keys(forms) as FormName[];

beforeEach(() => {
  pending = holdRequests();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  letRequestsGo();
  jest.restoreAllMocks();
  names.forEach(submissions.dismiss);
  names.forEach(dropDraft);
});

const show = (form: FormName = 'newsletter') =>
  renderInPage(
    <>
      <h2 id="title">Form</h2>
      <Form form={form} labelledBy="title">
        {() => null}
      </Form>
    </>,
    { language: 'en', page: { company: { ...contactPage.company, showSendFailure: true } } },
  );

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const type = (text: string) => fireEvent.input(email(), { target: { value: text } });
const press = () => fireEvent.submit(screen.getByRole('form'));

async function send(ok: boolean, during = () => {}) {
  type('zoe@example.ch');
  press();
  during();
  await act(() => Promise.resolve(pending.at(-1)?.answer(ok)));
}

it('posts and keeps what it has checked: without what nobody sees', async () => {
  show();
  const field = email();
  field.type = 'text'; // keeps what was pasted, as other engines do
  type('\u00a0jean@mül\u200bler.ch\ufeff');
  expect(readDraft('newsletter').email).toBe('jean@müller.ch');
  press();
  expect(pending.map(({ body }) => (body as FormData).get('email'))).toEqual(['jean@müller.ch']);
  await act(() => Promise.resolve(pending.at(-1)?.answer(true)));
});

it.each(names)('names each missing field, focuses the first, and sends nothing: %s', (form) => {
  const { container } = show(form);
  press();
  const { errors } = textsOf('en').common!.form as { errors: Record<string, string> };
  const invalid = [...container.querySelectorAll('[aria-invalid="true"]')];
  const required = forms[form].filter((field) => field.required);
  expect(invalid.map((field) => field.getAttribute('name'))).toEqual(
    required.map(({ name }) => name),
  );
  required.forEach(({ errorText }, index) =>
    expect(invalid[index]).toHaveAccessibleDescription(errors[errorText.split('.').at(-1) ?? '']),
  );
  expect(invalid[0]).toHaveFocus();
  expect(pending).toEqual([]);
});

it('tells of a failure where showSendFailure is on', async () => {
  show();
  await send(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Your message was not sent\. Your text is still here\. Try again, or call us/,
  );
});

it('keeps what is typed during a request, also on another page', async () => {
  const { unmount } = show();
  await send(true, () => type('second@example.ch'));
  expect(email()).toHaveValue('second@example.ch');
  unmount();
  show();
  expect(email()).toHaveValue('second@example.ch');
  expect(readDraft('newsletter')).toEqual({ email: 'second@example.ch' });
});

it('asks for the first name as `name`, then for the last name as `surname`', () => {
  const { container } = show('home');
  const [name, surname] = [...container.querySelectorAll('input')];
  expect([name!.name, name!.autocomplete]).toEqual(['name', 'given-name']);
  expect(name).toHaveAccessibleName('First name');
  expect([surname!.name, surname!.autocomplete]).toEqual(['surname', 'family-name']);
  expect(surname).toHaveAccessibleName('Last name');
});

it.each<[FormName, string, Record<string, string>]>([
  ['contact', 'Zoë Rey', { name: 'Zoë Rey' }],
  ['home', 'Zoë', { name: 'Zoë', surname: 'Rey', message: 'A lamp.' }],
])('%s thanks %s, with the phone number, until the next text', async (form, name, own) => {
  show(form);
  const texts = { ...own, email: 'zoe@example.ch', phone: '022 000 00 00' };
  for (const [field, value] of Object.entries(texts))
    fireEvent.input(screen.getByRole('form').querySelector(`[name=${field}]`) as Element, {
      target: { value },
    });
  press();
  await act(() => Promise.resolve(pending.at(-1)?.answer(true)));
  act(() => submissions.dismiss(form));
  const thanks = screen.getByText(`Thank you, ${name}.`);
  expect(thanks.nextSibling).toHaveTextContent(/^We reply .+ call us: 022 000 00 00$/);
  fireEvent.input(email(), { target: { value: 'z' } });
  expect(thanks).not.toBeInTheDocument();
});
