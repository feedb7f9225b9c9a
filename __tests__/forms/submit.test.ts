/** @jest-environment node */
import { requestOf, submit, submitTimeout } from '../../src/forms/submit';

const request = jest.spyOn(globalThis, 'fetch');
const logged = jest.spyOn(console, 'error');

const bodyOf = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, text] of Object.entries(fields)) body.set(name, text);
  return body;
};
const body = bodyOf({});

beforeEach(() => {
  request.mockReset();
  logged.mockReset();
  logged.mockImplementation();
});

it('has a subject of one line: kind, who asks, service', () => {
  const fields = { subject: 'Quote', surname: 'Rey\r\nBcc: x@example.ch', email: 'a@example.ch' };
  const subjectOf = (more: Record<string, string>) =>
    requestOf(bodyOf({ ...fields, ...more }), []).get('subject');
  expect(subjectOf({ name: 'Zoë', service: 'Web' })).toBe(
    'Quote – Zoë Rey Bcc: x@example.ch – Web',
  );
  expect(subjectOf({ surname: '' })).toBe('Quote – a@example.ch');
});

it('has the prepared photos in the place of the chosen files, and no address to return to', () => {
  const chosen = bodyOf({ redirectTo: 'https://site.example/' });
  chosen.set('attachments', new File([], 'my-cellar.heic'));
  const sent = requestOf(chosen, [new Blob(), new Blob()]);
  const files = sent.getAll('attachments') as File[];
  expect(files.map(({ name }) => name)).toEqual(['photo-1.jpg', 'photo-2.jpg']);
  expect(sent.has('redirectTo')).toBe(false);
});

it('posts the form, asks for JSON, and does not read the body of the answer', async () => {
  request.mockResolvedValue(new Response('{"success":false}', { status: 200 }));
  await expect(submit(body)).resolves.toBe('sent');
  const signal = expect.any(AbortSignal) as AbortSignal;
  const headers = { accept: 'application/json' };
  expect(request.mock.calls).toEqual([
    ['https://api.staticforms.dev/submit', { method: 'POST', body, headers, signal }],
  ]);
  expect(logged).not.toHaveBeenCalled();
});

it.each([400, 401, 403, 404, 429, 500, 503])('fails if the answer is %s', async (status) => {
  request.mockResolvedValue(new Response('{"success":true}', { status }));
  await expect(submit(body)).resolves.toBe('failed');
  expect(logged.mock.calls).toEqual([['StaticForms submission failed.']]);
});

it('fails after 30 seconds without an answer', async () => {
  expect(submitTimeout).toBe(30_000);
  jest.useFakeTimers();
  request.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        const signal = init?.signal;
        signal?.addEventListener('abort', () => reject(signal.reason as DOMException));
      }),
  );
  const submission = submit(body);
  jest.advanceTimersByTime(submitTimeout - 1);
  expect(request.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  await expect(submission).resolves.toBe('failed');
  expect(logged.mock.calls).toEqual([
    ['Error submitting form:', expect.objectContaining({ name: 'TimeoutError' })],
  ]);
  jest.useRealTimers();
});
