import { keepDraft, readDraft } from '../../src/forms/drafts';
import { submissions } from '../../src/forms/submissions';
import { holdRequests, letRequestsGo } from '../support/fetch';

let pending: ReturnType<typeof holdRequests>;

beforeEach(() => {
  pending = holdRequests();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.clear();
});

afterEach(() => {
  letRequestsGo();
  jest.restoreAllMocks();
  (['home', 'contact'] as const).forEach((form) => submissions.acknowledge(form));
});

it('is idle before anything is sent', () => {
  expect(submissions.statusOf('newsletter')).toBe('idle');
});

it('posts the form it was given to the form service', async () => {
  const body = new FormData();
  const done = submissions.send('home', body);
  expect(pending).toMatchObject([{ url: 'https://api.staticforms.dev/submit' }]);
  expect(pending[0]?.body).toBe(body);
  pending[0]?.answer(true);
  await done;
});

it('goes from sending to sent, and back to idle once the visitor has seen it', async () => {
  const done = submissions.send('home', new FormData());
  expect(submissions.statusOf('home')).toBe('sending');
  pending[0]?.answer(true);
  await done;
  expect(submissions.statusOf('home')).toBe('sent');
  submissions.acknowledge('home');
  expect(submissions.statusOf('home')).toBe('idle');
});

it('drops the draft once it is sent, and only then', async () => {
  keepDraft('home', { name: 'Zoë' });
  const done = submissions.send('home', new FormData());
  expect(readDraft('home')).toEqual({ name: 'Zoë' });
  pending[0]?.answer(true);
  await done;
  expect(readDraft('home')).toEqual({});
});

it('keeps what was typed while it was being sent', async () => {
  keepDraft('home', { name: 'Zoë', message: 'Hello' });
  const done = submissions.send('home', new FormData());
  keepDraft('home', { name: 'Zoë', message: 'Hello again' });
  pending[0]?.answer(true);
  await done;
  expect(readDraft('home')).toEqual({ message: 'Hello again' });
});

it.each(['answer', 'breakOff'] as const)(
  'keeps the draft of a submission that failed: %s',
  async (how) => {
    keepDraft('home', { name: 'Zoë' });
    const done = submissions.send('home', new FormData());
    pending[0]?.[how](false);
    await done;
    expect(submissions.statusOf('home')).toBe('failed');
    expect(readDraft('home')).toEqual({ name: 'Zoë' });
  },
);

it('sends once, however often it is asked to while it is sending', async () => {
  const done = submissions.send('home', new FormData());
  await submissions.send('home', new FormData());
  submissions.acknowledge('home');
  await submissions.send('home', new FormData());
  expect(pending).toHaveLength(1);
  pending[0]?.answer(true);
  await done;
});

it('can be sent again after a failure', async () => {
  const first = submissions.send('home', new FormData());
  pending[0]?.answer(false);
  await first;
  const second = submissions.send('home', new FormData());
  pending[1]?.answer(true);
  await second;
  expect(submissions.statusOf('home')).toBe('sent');
});

it('sends two forms beside each other', async () => {
  const sent = submissions.send('home', new FormData());
  const failed = submissions.send('contact', new FormData());
  pending[1]?.answer(false);
  pending[0]?.answer(true);
  await Promise.all([sent, failed]);
  expect(submissions.statusOf('home')).toBe('sent');
  expect(submissions.statusOf('contact')).toBe('failed');
});

it('tells those who listen of every change, until they stop', async () => {
  const heard: string[] = [];
  const stop = submissions.subscribe(() => heard.push(submissions.statusOf('home')));
  const done = submissions.send('home', new FormData());
  pending[0]?.answer(true);
  await done;
  stop();
  submissions.acknowledge('home');
  expect(heard).toEqual(['sending', 'sent']);
});
