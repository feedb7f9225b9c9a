import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a route answers with. */
export interface Answer {
  status?: number;
  type?: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

/** An error that the page shows as it is. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly sentences: string[],
  ) {
    super(sentences.join('\n'));
  }
}

export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** Sends an answer. Nothing is kept by the browser. */
export function send(response: ServerResponse, answer: Answer, policy: string): void {
  const { status = 200, type = 'text/plain; charset=utf-8', body, headers } = answer;
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...headers,
  });
  response.end(body);
}

/** The largest request: a photograph as a camera makes it. 32 MB. */
const largest = 32 * 1024 * 1024;

/**
 * The body of a request.
 *
 * @throws {Fault} if it is too large
 */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) throw new Fault(413, ['> 32 MB']);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
