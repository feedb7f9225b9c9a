/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fields, multipart, useReceiver } from '../support/receiver';
import { runTool } from '../support/tool';

const { file, stored, post, printed, request } = useReceiver();

describe('a request with its key', () => {
  it.each([
    ['multipart/form-data', multipart(fields)],
    ['application/x-www-form-urlencoded', new URLSearchParams(fields)],
  ])('arrives as it was typed: %s', async (type, body) => {
    const response = await post(body);
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({ success: true, message: 'OK' });
    expect(stored()).toEqual([{ at: expect.any(String) as string, type, fields }]);
  });

  it('is printed readably', async () => {
    await post(multipart({ apiKey: 'local', email: 'zoe@example.ch', message: 'two\nlines' }));
    const [text] = await printed(/A form arrived[^]*lines$/m);
    expect(text).toContain(
      '    apiKey: local\n    email: zoe@example.ch\n    message: two\n      lines',
    );
  });

  it('returns to its page where the browser posts it without script', async () => {
    const redirectTo = 'http://localhost:9000/contact#sent-contact';
    const headers = { accept: 'text/html,*/*' };
    const response = await post(multipart({ ...fields, redirectTo }), { headers });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(redirectTo);
    expect(stored()).toHaveLength(1);
  });
});

const unauthorized = { success: false, message: 'Unauthorized' };

it.each([
  ['without a key', multipart({ redirectTo: '/sent' }), { accept: 'text/html' }, 401, unauthorized],
  ['with an empty key', multipart({ apiKey: '' }), {}, 401, unauthorized],
  ['of another type', 'apiKey=local', { 'content-type': 'text/plain' }, 400, {}],
  [
    'that is cut off',
    '--x\r\ncontent-disposition: form',
    { 'content-type': 'multipart/form-data; boundary=x' },
    400,
    {},
  ],
])('refuses a request %s', async (_, body, headers: HeadersInit, status, answer) => {
  const response = await post(body, { headers });
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBeNull();
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toMatchObject({ success: false, ...answer });
  expect(stored()).toEqual([]);
});

it('accepts posts from another origin, and no other method', async () => {
  const asked = await request('/submit', { method: 'OPTIONS' });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect((await request('/submit', { method: 'GET' })).status).toBe(405);
});

it('keeps each value of a name, and a field of any name', async () => {
  const body = new URLSearchParams('apiKey=local&a=1&a=2&a=3&__proto__=x&constructor=y');
  expect((await post(body)).status).toBe(200);
  const [line = ''] = readFileSync(file, 'utf8').split('\n');
  expect(line).toContain('"a":["1","2","3"],"__proto__":"x","constructor":"y"');
});

it('refuses a field that is too large instead of cutting it', async () => {
  const body = multipart({ apiKey: 'local', message: 'é'.repeat(600_000) });
  const response = await post(body);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ message: 'A field is larger than 1 MB.' });
  expect(stored()).toEqual([]);
});

it('stores nothing of a request whose way back is no address', async () => {
  const body = multipart({ ...fields, redirectTo: 'http://localhost/\r\nx: y' });
  expect((await post(body, { headers: { accept: 'text/html' } })).status).toBe(400);
  expect(stored()).toEqual([]);
});

it('begins a new line where one broke off', async () => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '{"at":"2026');
  expect((await post(multipart(fields))).status).toBe(200);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[1]!)).toMatchObject({ fields });
});

it('says that the disk is full, keeps no photograph then, and goes on once there is room', async () => {
  mkdirSync(path.dirname(file), { recursive: true });
  symlinkSync('/dev/full', file);
  const body = multipart(fields);
  body.append('attachments', new Blob([new Uint8Array(Buffer.from('ffd8ff', 'hex'))]), 'a.jpg');
  const response = await post(body);
  expect(response.status).toBe(507);
  expect(await response.json()).toEqual({ success: false, message: 'The disk is full.' });
  expect(readdirSync(path.join(path.dirname(file), 'photos'))).toEqual([]);
  rmSync(file);
  expect((await post(body)).status).toBe(200);
  expect(stored()).toHaveLength(1);
});

it('prints what would steer a terminal by its number', async () => {
  await post(multipart({ apiKey: 'local', esc: '\u001b[2Jgone\u001b]0;x\u0007\u202e' }));
  await printed(/esc: \\u\{1b\}\[2Jgone\\u\{1b\}\]0;x\\u\{07\}\\u\{202e\}$/m);
});

it('says in one sentence that it cannot keep anything', async () => {
  const { code, output } = await runTool('receive.mjs', {
    env: { FORM_PORT: '0', FORM_FILE: '/dev/null/x/requests.jsonl' },
  });
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    'The folder of /dev/null/x/requests.jsonl, where forms are stored, cannot be made (ENOTDIR).',
  );
});
