import { keepDraft, readDraft } from '../../src/forms/drafts';
import { submissions } from '../../src/forms/submissions';
import { holdRequests, letRequestsGo } from '../support/fetch';

let pending: ReturnType<typeof holdRequests>;

beforeEach(() => {
  pending = holdRequests();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.useFakeTimers();
  sessionStorage.clear();
});

afterEach(() => {
  letRequestsGo();
  jest.restoreAllMocks();
  (['home', 'contact'] as const).forEach(submissions.dismiss);
  jest.useRealTimers();
});

const draft = { name: 'Zoë', message: 'Hello' };
const send = (form: 'home' | 'contact' = 'home') => submissions.send(form, new FormData(), draft);
const status = () => submissions.statusOf('home');

async function sendAndAnswer(ok = true) {
  const done = send();
  pending.at(-1)?.answer(ok);
  await done;
}

const sentIds = () => pending.map(({ body }) => (body as FormData).get('submissionId'));

it('posts the form to the form service, with the id of its draft', async () => {
  const body = new FormData();
  const done = submissions.send('home', body, draft);
  expect(pending).toMatchObject([{ url: 'https://api.staticforms.dev/submit' }]);
  expect(pending[0]?.body).toBe(body);
  expect(sentIds()).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
  pending[0]?.answer(true);
  await done;
});

it('repeats the id after a failure, and renews it after success', async () => {
  await sendAndAnswer(false);
  await sendAndAnswer();
  await sendAndAnswer();
  const [failed, repeated, next] = sentIds();
  expect(repeated).toBe(failed);
  expect(next).not.toBe(failed);
});

it('reports each status to its listeners, and drops the draft once it is sent', async () => {
  const heard: string[] = [];
  const stop = submissions.subscribe(() => heard.push(status()));
  expect(status()).toBe('idle');
  const done = send();
  expect(readDraft('home')).toEqual(draft);
  pending[0]?.answer(true);
  await done;
  expect(readDraft('home')).toEqual({});
  submissions.dismiss('home');
  stop();
  await sendAndAnswer();
  expect(heard).toEqual(['sending', 'sent', 'idle']);
});

it('keeps what was typed during the request', async () => {
  const done = send();
  keepDraft('home', { ...draft, message: 'Hello again' });
  pending[0]?.answer(true);
  await done;
  expect(readDraft('home')).toEqual({ message: 'Hello again' });
});

it.each(['answer', 'breakOff'] as const)('keeps the draft after a failure: %s', async (how) => {
  const done = send();
  pending[0]?.[how](false);
  await done;
  expect(status()).toBe('failed');
  expect(readDraft('home')).toEqual(draft);
});

it('sends once, and ignores further calls until the answer', async () => {
  const done = send();
  await send();
  submissions.dismiss('home');
  await send();
  expect(pending).toHaveLength(1);
  pending[0]?.answer(true);
  await done;
});

it('sends two forms at the same time', async () => {
  const both = [send('home'), send('contact')];
  pending[1]?.answer(false);
  pending[0]?.answer(true);
  await Promise.all(both);
  expect([status(), submissions.statusOf('contact')]).toEqual(['sent', 'failed']);
});

describe('the outcome', () => {
  it.each([
    [true, 'sent'],
    [false, 'failed'],
  ])('ends after five seconds, although nobody listens: ok is %s', async (ok, outcome) => {
    await sendAndAnswer(ok);
    jest.advanceTimersByTime(4_999);
    expect(status()).toBe(outcome);
    jest.advanceTimersByTime(1);
    expect(status()).toBe('idle');
  });

  it('stays while it is held, and then for another five seconds', async () => {
    await sendAndAnswer();
    jest.advanceTimersByTime(4_000);
    const letGo = submissions.hold('home');
    jest.advanceTimersByTime(60_000);
    expect(status()).toBe('sent');
    letGo();
    jest.advanceTimersByTime(4_999);
    expect(status()).toBe('sent');
    jest.advanceTimersByTime(1);
    expect(status()).toBe('idle');
  });

  it('has its full time after an earlier one', async () => {
    await sendAndAnswer();
    jest.advanceTimersByTime(4_000);
    const done = send();
    jest.advanceTimersByTime(4_000);
    expect(status()).toBe('sending');
    pending.at(-1)?.answer(true);
    await done;
    jest.advanceTimersByTime(4_999);
    expect(status()).toBe('sent');
  });
});
