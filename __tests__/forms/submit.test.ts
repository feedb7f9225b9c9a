/** @jest-environment node */
import { submit, submitTimeout } from '../../src/forms/submit';

const request = jest.spyOn(globalThis, 'fetch');
const logged = jest.spyOn(console, 'error');
const endpoint = 'https://forms.example/submit';
const body = new FormData();

beforeEach(() => {
  request.mockReset();
  logged.mockReset();
  logged.mockImplementation();
});

it('posts the form, asks for JSON, and does not read the body of the answer', async () => {
  request.mockResolvedValue(new Response('{"success":false}', { status: 200 }));
  await expect(submit(endpoint, body)).resolves.toBe('sent');
  const signal = expect.any(AbortSignal) as AbortSignal;
  const headers = { accept: 'application/json' };
  expect(request.mock.calls).toEqual([[endpoint, { method: 'POST', body, headers, signal }]]);
  expect(logged).not.toHaveBeenCalled();
});

it('posts photos under names that say nothing, or as they were chosen', async () => {
  request.mockResolvedValue(new Response());
  const sent = new FormData();
  await submit(endpoint, sent, [{ file: new Blob() }, { file: new File([], 'socket.heic') }]);
  const files = sent.getAll('attachments') as File[];
  expect(files.map(({ name }) => name)).toEqual(['photo-1.jpg', 'socket.heic']);
});

it.each([400, 401, 403, 404, 429, 500, 503])('fails if the answer is %s', async (status) => {
  request.mockResolvedValue(new Response('{"success":true}', { status }));
  await expect(submit(endpoint, body)).resolves.toBe('failed');
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
  const submission = submit(endpoint, body);
  jest.advanceTimersByTime(submitTimeout - 1);
  expect(request.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  await expect(submission).resolves.toBe('failed');
  expect(logged.mock.calls).toEqual([
    ['Error submitting form:', expect.objectContaining({ name: 'TimeoutError' })],
  ]);
  jest.useRealTimers();
});
