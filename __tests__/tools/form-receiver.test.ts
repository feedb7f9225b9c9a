import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Answer, createFormReceiver, type Received } from '../../tools/form-receiver.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'receiver-'));
const file = path.join(folder, 'received', 'requests.jsonl');
const printed: Received[] = [];
const server = createFormReceiver({
  file,
  keyField: 'key',
  onReceive: (received) => printed.push(received),
});

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
beforeEach(() => {
  rmSync(path.dirname(file), { recursive: true, force: true });
  printed.length = 0;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const request = (url: string, init: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${url}`, {
    method: 'POST',
    redirect: 'manual',
    ...init,
  });
const post = (body: BodyInit, init: RequestInit = {}) => request('/submit', { body, ...init });
const plan = (answers: Answer[], headers?: HeadersInit) =>
  request('/plan', { body: JSON.stringify(answers), headers });

function multipart(fields: Record<string, string>) {
  const body = new FormData();
  Object.entries(fields).forEach(([name, value]) => body.set(name, value));
  return body;
}

const stored = () =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Received)
    : [];

/** Possible input of a visitor: accents, emoji, script, long text. */
const fields = {
  key: 'local',
  prénom: 'Zoë 🔌',
  message: `<script>alert("1")</script>\r\n${'é'.repeat(10_000)}`,
};

it.each([
  ['multipart/form-data', multipart(fields)],
  ['application/x-www-form-urlencoded', new URLSearchParams(fields)],
])('keeps a request with its key as it was typed: %s', async (type, body) => {
  const response = await post(body, { headers: { origin: 'http://localhost:9000' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:9000');
  expect(await response.json()).toEqual({ success: true, message: 'OK' });
  expect(stored()).toEqual([{ at: expect.any(String) as string, type, fields }]);
  expect(printed).toEqual(stored());
});

it('keeps each value of a name', async () => {
  await post(new URLSearchParams('key=local&service=a&service=b'));
  expect(stored()[0]?.fields).toEqual({ key: 'local', service: ['a', 'b'] });
});

/** As a browser writes it: a field of files that was left empty has one without a name. */
const withFiles = (...names: string[]) =>
  [...names.map((name) => `attachments"; filename="${name}"\r\ncontent-type: image/jpeg`), 'key"']
    .map((part) => `--x\r\ncontent-disposition: form-data; name="${part}\r\n\r\n`)
    .map((part) => part + (part.includes('filename=""') ? '' : 'content'))
    .concat('--x--\r\n')
    .join('\r\n');

it('keeps photos beside the request, under names of its own, and an empty field as none', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await post(withFiles(''), { headers })).status).toBe(200);
  expect((await post(withFiles('../../../evil.js', 'b.jpg'), { headers })).status).toBe(200);
  const [none, two] = stored();
  expect([none?.photos, two?.fields]).toEqual([undefined, { key: 'content' }]);
  expect(two?.photos).toEqual([
    expect.stringMatching(/received[\\/]photos[\\/][\da-f-]{36}-1\.jpeg$/),
    expect.stringMatching(/-2\.jpeg$/),
  ]);
  expect(readFileSync(two?.photos?.[0] ?? '', 'utf8')).toBe('content');
});

it('returns to its page where the browser posts it without script', async () => {
  const redirectTo = 'http://localhost:9000/contact#sent-contact';
  const response = await post(multipart({ ...fields, redirectTo }), {
    headers: { accept: 'text/html,*/*' },
  });
  expect([response.status, response.headers.get('location')]).toEqual([303, redirectTo]);
  expect(stored()).toHaveLength(1);
});

it.each([
  ['without its key', multipart({ apiKey: 'local' }), {}, 401],
  ['that is no form', 'key=local', { 'content-type': 'text/plain' }, 400],
  ['that is cut off', '--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ['of a foreign page', multipart(fields), { origin: 'https://localhost.example' }, 403],
])('refuses a request %s', async (_, body, headers: HeadersInit, status) => {
  const response = await post(body, { headers });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ success: false });
  expect(stored()).toEqual([]);
});

it('gives the planned answers in order to the client that planned them, and stores what it accepts', async () => {
  await plan([500, 'reset', 200]);
  const statuses = [];
  for (const prénom of ['a', 'b', 'c', 'd'])
    statuses.push(
      await post(multipart({ ...fields, prénom })).then(({ status }) => status, String),
    );
  expect(statuses).toEqual([500, 'TypeError: fetch failed', 200, 200]);
  expect(stored().map((each) => each.fields['prénom'])).toEqual(['c', 'd']);
  await plan([500], { 'user-agent': 'another browser' });
  expect((await post(multipart(fields))).status).toBe(200);
});

it('can leave one request without an answer while it answers others', async () => {
  await plan(['hang']);
  const visit = new AbortController();
  const hanging = post(multipart(fields), { signal: visit.signal });
  const left = async () => (await request('/plan', { method: 'GET' })).text();
  while ((await left()) !== '[]');
  expect((await post(multipart(fields))).status).toBe(200);
  visit.abort();
  await expect(hanging).rejects.toThrow('aborted');
});
