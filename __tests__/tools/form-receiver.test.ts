/** @jest-environment node */
import { fields, multipart, useReceiver } from '../support/receiver';

const { stored, post, printed, request } = useReceiver();

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
      '    apiKey: local\n    email: zoe@example.ch\n    message: two\r\n      lines',
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
