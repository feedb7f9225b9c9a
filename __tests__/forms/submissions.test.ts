import { readDraft } from '../../src/forms/drafts';
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

it('keeps the draft after a failure, and drops it after success', async () => {
  await sendAndAnswer(false);
  expect(readDraft('home')).toEqual(draft);
  await sendAndAnswer();
  expect(readDraft('home')).toEqual({});
  expect(pending[0]?.url).toBe('https://api.staticforms.dev/submit');
});

it('reports each status to its listeners', async () => {
  const heard: string[] = [status()];
  const stop = submissions.subscribe(() => heard.push(status()));
  await sendAndAnswer();
  submissions.dismiss('home');
  stop();
  await sendAndAnswer();
  expect(heard).toEqual(['idle', 'sending', 'sent', 'idle']);
});

it('sends each form once until its answer, and two forms at the same time', async () => {
  const both = [send('home'), send('contact')];
  submissions.dismiss('home');
  await send();
  expect(pending).toHaveLength(2);
  pending[1]?.answer(false);
  pending[0]?.answer(true);
  await Promise.all(both);
  expect([status(), submissions.statusOf('contact')]).toEqual(['sent', 'failed']);
});

it.each([
  [true, 'sent'],
  [false, 'failed'],
])(
  'ends five seconds after the last answer, although nobody listens: ok is %s',
  async (ok, outcome) => {
    await sendAndAnswer();
    jest.advanceTimersByTime(4_000);
    await sendAndAnswer(ok);
    jest.advanceTimersByTime(4_999);
    expect(status()).toBe(outcome);
    jest.advanceTimersByTime(1);
    expect(status()).toBe('idle');
  },
);
