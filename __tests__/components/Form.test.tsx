import { act, fireEvent, screen } from '@testing-library/react';
import { Form } from '../../src/components/Form/Form';
import { dropDraft, keepDraft, readDraft } from '../../src/forms/drafts';
import { forms, type FormName } from '../../src/forms/fields';
import { submissions } from '../../src/forms/submissions';
import { languages, type Language } from '../../src/i18n/languages';
import { holdRequests, letRequestsGo } from '../support/fetch';
import { siteData } from '../support/site-data';
import { renderInPage, textsOf } from '../support/render';

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

interface Options {
  form?: FormName;
  language?: Language;
  showSendFailure?: boolean;
}

function show({ form = 'newsletter', language = 'en', showSendFailure = false }: Options = {}) {
  return renderInPage(
    <>
      <h2 id="title">Form</h2>
      <Form form={form} labelledBy="title">
        {(sending) => <button type="submit">{sending ? 'sending' : 'send'}</button>}
      </Form>
    </>,
    { language, site: { company: { ...siteData.company, showSendFailure } } },
  );
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const press = () => fireEvent.submit(screen.getByRole('form'));
const type = (text: string, label = 'Email') =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const answer = (ok: boolean) => act(() => Promise.resolve(pending.at(-1)?.answer(ok)));

function send(text = 'zoe@example.ch') {
  type(text);
  press();
}

it('sends its fields, the key, the language, the empty honeypot and an id', () => {
  show({ form: 'contact' });
  type('Zoë', 'Full name');
  type('022 000 00 00', 'Phone');
  send();
  expect(pending.map(({ body }) => Object.fromEntries(body as FormData))).toEqual([
    {
      name: 'Zoë',
      email: 'zoe@example.ch',
      phone: '022 000 00 00',
      message: '',
      apiKey: '',
      language: 'en',
      honeypot: '',
      submissionId: expect.stringMatching(/./) as string,
    },
  ]);
  return answer(true);
});

describe.each(languages)('an empty form in %s', (language) => {
  it.each(names)('names each missing field, focuses the first, and sends nothing: %s', (form) => {
    const { container } = show({ form, language });
    press();
    const { errors } = textsOf(language).common?.form as { errors: Record<string, string> };
    const fields = forms[form].filter(({ required }) => required);
    const invalid = [...container.querySelectorAll('[aria-invalid="true"]')];
    expect(invalid).toHaveLength(fields.length);
    expect(invalid[0]).toHaveFocus();
    fields.forEach(({ name, errorText }, index) => {
      expect(invalid[index]).toHaveAttribute('name', name);
      expect(invalid[index]).toHaveAccessibleDescription(errors[errorText.split('.').at(-1) ?? '']);
    });
    expect(pending).toEqual([]);
  });
});

it('names a malformed field, and no longer once it is corrected', () => {
  show();
  send('zoe@');
  expect(email()).toHaveFocus();
  expect(email()).toBeInvalid();
  send();
  expect(email()).not.toHaveAttribute('aria-invalid');
  return answer(true);
});

it('is cleared and shows a notice after success; another press on the empty form does nothing', async () => {
  show();
  send();
  expect(screen.getByRole('button')).toHaveTextContent('sending');
  await answer(true);
  press();
  expect(screen.getByRole('status')).toHaveTextContent('Thank you, your address is on the list.');
  expect(email()).toHaveValue('');
  expect(email()).not.toHaveAttribute('aria-invalid');
  expect(pending).toHaveLength(1);
  send('other@example.ch');
  expect(pending).toHaveLength(2);
  await answer(true);
});

it.each([
  [false, /^$/],
  [
    true,
    /^Your message was not sent\. Your text is still here\. Try again, or call us on {{company\.phone}}\./,
  ],
])('keeps its text after a failure; showSendFailure is %s', async (showSendFailure, notice) => {
  show({ showSendFailure });
  send();
  await answer(false);
  expect(screen.getByRole('button', { name: 'send' })).toBeVisible();
  expect(email()).toHaveValue('zoe@example.ch');
  expect(screen.getByRole('status')).toHaveTextContent(notice);
});

it('restores the draft of its own form only', () => {
  keepDraft('newsletter', { email: 'zoe@example.ch', name: 'Zoë' });
  keepDraft('contact', { name: 'Ben' });
  const { unmount } = show();
  expect(email()).toHaveValue('zoe@example.ch');
  unmount();
  show({ form: 'contact' });
  expect(email()).toHaveValue('');
  expect(screen.getByLabelText('Full name')).toHaveValue('Ben');
});

it.each(['available', 'blocked'])(
  'keeps what is typed during a request, also on another page; storage is %s',
  async (storage) => {
    if (storage === 'blocked')
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    const { unmount } = show();
    send();
    type('second@example.ch');
    await answer(true);
    expect(email()).toHaveValue('second@example.ch');
    unmount();
    show();
    expect(email()).toHaveValue('second@example.ch');
    expect(readDraft('newsletter')).toEqual({ email: 'second@example.ch' });
  },
);

it('is still being sent after a change of language, and is cleared there', async () => {
  const { unmount } = show();
  send();
  unmount();
  show({ language: 'fr' });
  expect(screen.getByRole('button')).toHaveTextContent('sending');
  press();
  expect(pending).toHaveLength(1);
  await answer(true);
  expect(screen.getByRole('status')).toHaveTextContent('Merci, votre adresse est inscrite.');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
});

describe('the notice', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not shown again to a visitor who left and comes back after five seconds', async () => {
    const { unmount } = show();
    send();
    await answer(true);
    unmount();
    jest.advanceTimersByTime(5_000);
    show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('stays while it is hovered', async () => {
    show();
    send();
    await answer(true);
    const notice = screen.getByRole('status').firstElementChild!;
    fireEvent(notice, new Event('pointerenter'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(notice).toBeVisible();
    fireEvent(notice, new Event('pointerleave'));
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
