/** @jest-environment node */
import { fields, multipart, useReceiver } from '../support/receiver';

const { json, kept, post, printed, request } = useReceiver();

describe('a request with its key', () => {
  it.each([
    ['multipart/form-data', () => post(multipart(fields))],
    ['application/x-www-form-urlencoded', () => post(new URLSearchParams(fields))],
    ['application/json', () => json(fields)],
  ])('arrives as it was typed: %s', async (type, send) => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      message: 'Form submitted successfully',
    });
    expect(kept()).toEqual([{ at: expect.any(String) as string, type, fields }]);
  });

  it('is printed readably', async () => {
    await post(multipart({ accessKey: 'older', email: 'zoe@example.ch', message: 'two\nlines' }));
    const [text] = await printed(/A form arrived[^]*lines$/m);
    expect(text).toContain(
      '    accessKey: older\n    email: zoe@example.ch\n    message: two\r\n      lines',
    );
  });

  it('is kept once, in the order of arrival', async () => {
    for (const name of ['Anna', 'Ben', 'Zoë']) await json({ apiKey: 'local', name });
    expect(kept().map((each) => each.fields.name)).toEqual(['Anna', 'Ben', 'Zoë']);
  });
});

describe('a request that is refused', () => {
  it.each([
    ['has no key', { name: 'Zoë' }],
    ['has an empty key', { apiKey: '', name: 'Zoë' }],
  ])('%s', async (_, without) => {
    const response = await post(multipart(without));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ success: false, message: 'A valid key is required' });
    expect(kept()).toEqual([]);
  });

  it.each([
    ['is of another type', 'text/plain', 'apiKey=local'],
    ['is broken JSON', 'application/json', '{"apiKey":'],
    ['is a JSON list', 'application/json', '["local"]'],
    [
      'is multipart that is cut off',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form',
    ],
  ])('%s', async (_, type, body) => {
    const response = await post(body, { headers: { 'content-type': type } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false });
    expect(kept()).toEqual([]);
  });

  it('is no post', async () => {
    const response = await request('/submit', { method: 'GET' });
    expect(response.status).toBe(405);
  });
});

describe('a post without script', () => {
  const back = 'http://localhost:9000/contact#sent-contact';
  const navigate = (sent: Record<string, string>) =>
    post(multipart({ ...sent, redirectTo: back }), { headers: { accept: 'text/html,*/*' } });

  it('comes back to the page that it names once it is kept', async () => {
    const response = await navigate(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(back);
    expect(kept()).toHaveLength(1);
  });

  it('does not come back to a page that says "sent" where it was refused', async () => {
    const response = await navigate({ name: 'Zoë' });
    expect(response.status).toBe(401);
    expect(response.headers.get('location')).toBeNull();
  });
});

it('lets a page of another origin post', async () => {
  const asked = await request('/submit', { method: 'OPTIONS' });
  expect(asked.status).toBe(204);
  for (const { headers } of [asked, await json(fields), await json({})]) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }
});
