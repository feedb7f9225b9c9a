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
    expect(await response.json()).toEqual({ success: true, message: 'OK' });
    expect(stored()).toEqual([{ at: expect.any(String) as string, type, fields }]);
  });

  it('is printed readably', async () => {
    await post(multipart({ accessKey: 'older', email: 'zoe@example.ch', message: 'two\nlines' }));
    const [text] = await printed(/A form arrived[^]*lines$/m);
    expect(text).toContain(
      '    accessKey: older\n    email: zoe@example.ch\n    message: two\r\n      lines',
    );
  });

  it('is stored once per id, and answered each time', async () => {
    const statuses = [];
    for (const submissionId of ['a', 'a', 'b'])
      statuses.push((await post(multipart({ ...fields, submissionId }))).status);
    expect(statuses).toEqual([200, 200, 200]);
    expect(stored().map((each) => each.fields.submissionId)).toEqual(['a', 'b']);
    await printed(/A form arrived again, and is not stored twice/);
  });

  it('is stored each time where it has no id', async () => {
    for (const sent of [fields, fields, { ...fields, submissionId: '' }])
      await post(multipart(sent));
    await post(multipart({ ...fields, submissionId: '' }));
    expect(stored()).toHaveLength(4);
  });
});

describe('a request is refused', () => {
  it.each([
    ['without a key', { name: 'Zoë' }],
    ['with an empty key', { apiKey: '', name: 'Zoë' }],
  ])('%s', async (_, without) => {
    const response = await post(multipart(without));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ success: false, message: 'Unauthorized' });
    expect(stored()).toEqual([]);
  });

  it.each([
    ['of another type', 'text/plain', 'apiKey=local'],
    ['that is cut off', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form'],
  ])('%s', async (_, type, body) => {
    const response = await post(body, { headers: { 'content-type': type } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false });
    expect(stored()).toEqual([]);
  });

  it('that is not a POST', async () => {
    expect((await request('/submit', { method: 'GET' })).status).toBe(405);
  });
});

describe('a post without script', () => {
  const back = 'http://localhost:9000/contact#sent-contact';
  const navigate = (sent: Record<string, string>) =>
    post(multipart({ ...sent, redirectTo: back }), { headers: { accept: 'text/html,*/*' } });

  it('returns to its page once it is stored', async () => {
    const response = await navigate(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(back);
    expect(stored()).toHaveLength(1);
  });

  it('does not return to the page that says "sent" if it was refused', async () => {
    const response = await navigate({ name: 'Zoë' });
    expect(response.status).toBe(401);
    expect(response.headers.get('location')).toBeNull();
  });
});

it('accepts posts from another origin', async () => {
  const asked = await request('/submit', { method: 'OPTIONS' });
  expect(asked.status).toBe(204);
  for (const { headers } of [asked, await post(multipart(fields)), await post(multipart({}))])
    expect(headers.get('access-control-allow-origin')).toBe('*');
});
