import { act, fireEvent, screen } from '@testing-library/react';
import { Form } from '../../src/components/Form/Form';
import { dropDraft, keepDraft, readDraft } from '../../src/forms/drafts';
import { forms, type FormName } from '../../src/forms/fields';
import { toolResults } from '../../src/forms/results';
import { submissions } from '../../src/forms/submissions';
import { holdRequests, letRequestsGo } from '../support/fetch';
import { contactPage } from '../support/page';
import { renderInPage } from '../support/render';
import { textOf, textsOf } from '../support/texts';

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

const own = { slug: 'web', title: 'Web', isAvailable: true };
const other = { slug: 'media', title: 'Media', isAvailable: true };

const show = (form: FormName = 'newsletter') =>
  renderInPage(
    <>
      <h2 id="title">Form</h2>
      <Form
        form={form}
        labelledBy="title"
        services={form === 'service' ? { first: [own, other], others: [] } : undefined}
      >
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
  container
    .querySelectorAll<HTMLInputElement>('[name=service]:checked')
    .forEach((box) => box.click());
  press();
  const { errors } = textsOf('en').common!.form as { errors: Record<string, string> };
  const invalid = [...container.querySelectorAll('[aria-invalid="true"]')];
  const required = forms[form].filter((field) => field.required);
  expect([...new Set(invalid.map((field) => field.getAttribute('name')))]).toEqual(
    required.map(({ name }) => name),
  );
  for (const { name, errorText } of required)
    expect(
      container.querySelector(name === 'service' ? 'fieldset' : `[name=${name}]`),
    ).toHaveAccessibleDescription(errors[errorText.split('.').at(-1) ?? '']);
  expect(invalid[0]).toHaveFocus();
  expect(pending).toEqual([]);
});

it('asks people for nothing but its fields, and sends what a bot fills in elsewhere', () => {
  const { container } = show('home');
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(
    forms.home.map(({ name }) => name),
  );
  const honeypot = container.querySelector<HTMLInputElement>('[name=honeypot]')!;
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  honeypot.value = 'buy now';
  fillIn({ message: 'A lamp.' });
  press();
  expect(sentText('honeypot')).toEqual(['buy now']);
});

it('tells of a failure where showSendFailure is on', async () => {
  show();
  await send(false);
  expect(screen.getByRole('status')).toHaveTextContent(textOf('en', 'common:form.failure.title'));
});

describe('the notice of a sent newsletter', () => {
  const notice = () => screen.getByRole('status').firstElementChild;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

  it.each([
    ['hovered', 'pointerenter', 'pointerleave'],
    ['focused', 'focusin', 'focusout'],
  ])('stays while it is %s, and goes five seconds after', async (_, start, end) => {
    show();
    await send(true);
    fireEvent(notice()!, new Event(start));
    wait(20_000);
    fireEvent(notice()!, new Event(end));
    wait(4_999);
    expect(notice()).not.toBeNull();
    wait(1);
    expect(notice()).toBeNull();
  });

  it('can be closed', async () => {
    show();
    await send(true);
    fireEvent.click(screen.getByRole('button', { name: textOf('en', 'common:form.close') }));
    expect(notice()).toBeNull();
  });
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

/** Fills in what the form asks for, except the services. */
function fillIn(texts: Record<string, string> = {}) {
  const all = { name: 'Zoë', surname: 'Rey', email: 'zoe@example.ch', phone: '022 000 00 00' };
  for (const [field, value] of Object.entries({ ...all, ...texts }))
    fireEvent.input(screen.getByRole('form').querySelector(`[name=${field}]`) as Element, {
      target: { value },
    });
}

const sentText = (name: string) => (pending.at(-1)!.body as FormData).getAll(name);

it('sends several services as one text, and drafts them by their slugs', async () => {
  const { unmount } = show('service');
  fillIn({ message: 'A lamp.' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Media' }));
  expect(readDraft('service')).toMatchObject({ service: 'web media' });
  unmount();
  show('service');
  expect(screen.getByRole('checkbox', { name: 'Media' })).toBeChecked();
  press();
  expect(sentText('service')).toEqual(['Web, Media']);
  await act(() => Promise.resolve(pending.at(-1)?.answer(true)));
  expect(screen.getByRole('checkbox', { name: 'Media' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Web' })).toBeChecked();
});

describe('what a tool has handed over', () => {
  const result = {
    tool: 'estimate',
    label: 'Estimate: 30 m²',
    text: 'Roof: 30 m²\nCost: 1',
  } as const;

  afterEach(() => act(() => toolResults.remove('service', 'estimate')));

  it('is sent below the message, drafted, and gone once it was sent', async () => {
    const { unmount } = show('service');
    act(() => toolResults.add('service', result));
    fillIn({ message: 'Call me.' });
    unmount();
    const draft = readDraft('service');
    toolResults.remove('service', 'estimate'); // as a reload does
    keepDraft('service', draft);
    show('service');
    expect(screen.getByText('Estimate: 30 m²')).toBeVisible();
    press();
    expect(sentText('message')).toEqual(['Call me.\n\nRoof: 30 m²\nCost: 1']);
    await act(() => Promise.resolve(pending.at(-1)?.answer(true)));
    expect(screen.queryByText('Estimate: 30 m²')).not.toBeInTheDocument();
    expect(readDraft('service')).toEqual({});
  });

  it('says enough without a message, until it is removed', () => {
    show('service');
    act(() => toolResults.add('service', result));
    fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Estimate: 30 m²' }));
    const message = screen.getByRole('textbox', { name: 'How can we help you?' });
    expect(message).toHaveFocus();
    expect(readDraft('service')).not.toHaveProperty('estimate');
    press();
    expect(message).toBeInvalid();
    act(() => toolResults.add('service', result));
    press();
    expect(sentText('message')).toEqual([result.text]);
  });
});
