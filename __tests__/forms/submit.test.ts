/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { submit, submitTimeout } from '../../src/forms/submit';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer;
let requests: { method: string | undefined; headers: IncomingMessage['headers']; body: string }[];
let server: Server;
let endpoint: string;
let logged: jest.SpyInstance;

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, headers } = request;
      requests.push({ method, headers, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit`;
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const withStatus =
  (status: number, body = ''): Answer =>
  (_, response) =>
    response.writeHead(status).end(body);

function form(): FormData {
  const body = new FormData();
  body.set('name', 'Zoë 🔌');
  body.set('message', '<b>"two"</b>\r\nlines');
  return body;
}

it('posts the fields as multipart and asks for JSON', async () => {
  answer = withStatus(200);
  await submit(endpoint, form());
  const [request] = requests;
  expect(requests).toHaveLength(1);
  expect(request?.method).toBe('POST');
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.headers.accept).toBe('application/json');
  expect(request?.body).toContain('name="name"\r\n\r\nZoë 🔌\r\n');
  expect(request?.body).toContain('name="message"\r\n\r\n<b>"two"</b>\r\nlines\r\n');
});

it.each([
  [200, '{"success":true}'],
  [200, '{"success":false}'],
  [200, 'no JSON at all'],
  [204, ''],
])('succeeds if the status is %i, whatever the body: %s', async (status, body) => {
  answer = withStatus(status, status === 204 ? undefined : body);
  await expect(submit(endpoint, form())).resolves.toBe('sent');
  expect(logged).not.toHaveBeenCalled();
});

it.each([400, 429, 500])('fails if the status is %i', async (status) => {
  answer = withStatus(status, '{"success":true}');
  await expect(submit(endpoint, form())).resolves.toBe('failed');
  expect(logged.mock.calls).toEqual([['StaticForms submission failed.']]);
});

it.each([
  ['is reset', () => (answer = (request) => request.socket.destroy())],
  ['is refused', () => new Promise((resolve) => server.close(resolve))],
])('fails if the connection %s', async (_, prepare) => {
  await prepare();
  await expect(submit(endpoint, form())).resolves.toBe('failed');
  expect(logged.mock.calls).toEqual([
    ['Error submitting form:', expect.objectContaining({ name: 'TypeError' })],
  ]);
});

it('fails after 30 seconds without an answer', async () => {
  const limit = 30_000;
  expect(submitTimeout).toBe(limit);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  try {
    const asked = new Promise<void>((resolve) => (answer = () => resolve()));
    let outcome: string | undefined;
    const submission = submit(endpoint, form()).then((value) => (outcome = value));
    await asked;
    jest.advanceTimersByTime(limit - 1);
    await new Promise(setImmediate);
    expect(outcome).toBeUndefined();
    jest.advanceTimersByTime(1);
    await submission;
    expect(outcome).toBe('failed');
  } finally {
    jest.useRealTimers();
  }
  expect(logged.mock.calls).toEqual([
    ['Error submitting form:', expect.objectContaining({ name: 'TimeoutError' })],
  ]);
});
