import { Refusal } from '../bilingual';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sentences } from './sentences';

/** What a request is answered with. */
export interface Answer {
  status?: number;
  type?: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
}

export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** Sends an answer, which the browser does not keep. */
export function send(response: ServerResponse, answer: Answer, policy: string): void {
  const { status = 200, type = 'text/plain; charset=utf-8', body, headers } = answer;
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

/** The largest request in bytes: a photograph as a camera makes it. */
const largest = 32 * 1024 * 1024;

/**
 * The body of a request. One that is too large is read to its end, or the browser would not read the answer.
 *
 * @throws {Refusal} if it is too large
 */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largest) chunks.push(chunk);
  }
  if (size > largest) throw new Refusal(sentences.tooLarge, 413);
  return Buffer.concat(chunks);
}

/**
 * The JSON that a request brings.
 *
 * @throws {Refusal} if it is not JSON
 */
export async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const text = (await bodyOf(request)).toString();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal(sentences.unknownRequest, 400);
  }
}
