import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from '../../src/components/Form/Form';
import { keepDraft, readDraft } from '../../src/forms/drafts';
import { submissions } from '../../src/forms/submissions';
import type { Language } from '../../src/i18n/languages';
import { holdRequests, letRequestsGo } from '../support/fetch';
import { siteData } from '../support/site-data';
import { renderInPage } from '../support/render';

let pending: ReturnType<typeof holdRequests>;

beforeEach(() => {
  sessionStorage.clear();
  pending = holdRequests();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  letRequestsGo();
  jest.restoreAllMocks();
  submissions.acknowledge('newsletter');
  submissions.acknowledge('contact');
});

interface Options {
  form?: 'newsletter' | 'contact';
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
const send = () => fireEvent.click(screen.getByRole('button', { name: 'send' }));
const type = (text: string) => fireEvent.input(email(), { target: { value: text } });
const answer = (ok: boolean) => act(() => Promise.resolve(pending.at(-1)?.answer(ok)));

it('sends its fields, the key, the language and the empty trap, and no way back', () => {
  show({ form: 'contact' });
  type('zoe@example.ch');
  fireEvent.input(screen.getByLabelText('Full name'), { target: { value: 'Zoë' } });
  fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '022 000 00 00' } });
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
    },
  ]);
  return answer(true);
});

it('names a fault at its field, goes there, and sends nothing', () => {
  show();
  type('zoe@');
  send();
  expect(email()).toHaveFocus();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription(
    'Enter a full email address, for example name@domain.ch.',
  );
  expect(pending).toEqual([]);
});

it('is cleared once it is sent, and says so', async () => {
  show();
  type('zoe@example.ch');
  send();
  expect(screen.getByRole('button')).toHaveTextContent('sending');
  await answer(true);
  expect(screen.getByRole('status')).toHaveTextContent('Thank you, your address is on the list.');
  expect(email()).toHaveValue('');
});

it('keeps its text and shows nothing after a failure', async () => {
  show();
  type('zoe@example.ch');
  send();
  await answer(false);
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('send'));
  expect(email()).toHaveValue('zoe@example.ch');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows a notice with the phone number after a failure where the switch is on', async () => {
  show({ showSendFailure: true });
  type('zoe@example.ch');
  send();
  await answer(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Your message was not sent\. Your text is still here\. Try again, or call us on {{company\.phone}}\./,
  );
  expect(email()).toHaveValue('zoe@example.ch');
});

it('takes up an unsent text of its own form and leaves others alone', () => {
  keepDraft('newsletter', { email: 'zoe@example.ch', name: 'Zoë' });
  keepDraft('contact', { name: 'Ben' });
  const { unmount } = show();
  expect(email()).toHaveValue('zoe@example.ch');
  unmount();
  show({ form: 'contact' });
  expect(email()).toHaveValue('');
  expect(screen.getByLabelText('Full name')).toHaveValue('Ben');
});

it('keeps what is typed while it is being sent, also where its page is shown anew', async () => {
  const { unmount } = show();
  type('first@example.ch');
  send();
  type('second@example.ch');
  await answer(true);
  expect(email()).toHaveValue('second@example.ch');
  unmount();
  show();
  expect(email()).toHaveValue('second@example.ch');
  expect(readDraft('newsletter')).toEqual({ email: 'second@example.ch' });
});

it('is still being sent where its page is shown anew, and is cleared there', async () => {
  const { unmount } = show();
  type('zoe@example.ch');
  send();
  unmount();
  show({ language: 'fr' });
  expect(screen.getByRole('button')).toHaveTextContent('sending');
  fireEvent.click(screen.getByRole('button'));
  expect(pending).toHaveLength(1);
  await answer(true);
  expect(screen.getByRole('status')).toHaveTextContent('Merci, votre adresse est inscrite.');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
});
