import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Bilingual, Refusal } from '../bilingual';

/** Messages of the server to the owner. */
export const sentences = {
  wrongFile: {
    fr: 'L’éditeur ne peut pas changer ce fichier.',
    en: 'The editor cannot change this file.',
  },
  unknownRequest: { fr: 'Cette adresse n’existe pas.', en: 'There is nothing at this address.' },
  locked: {
    fr: 'Ouvrez l’éditeur par l’adresse qu’affiche «\u00a0npm run edit\u00a0».',
    en: 'Open the editor by the address that “npm run edit” prints.',
  },
  inUse: {
    fr: 'Une page montre encore cette image\u00a0: elle n’a pas été supprimée.',
    en: 'A page still shows this picture: it was not deleted.',
  },
  tooLarge: {
    fr: 'Vos images dépassent ensemble 32 Mo. Choisissez-en de plus petites.',
    en: 'Your pictures are larger than 32 MB together. Choose smaller ones.',
  },
  failed: {
    fr: 'Une erreur inattendue est survenue. Le terminal en dit plus.',
    en: 'There was an unexpected error. The terminal says more.',
  },
} satisfies Record<string, Bilingual>;

/** A response. */
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

/** Sends a response that the browser does not cache. */
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

/** Maximum size of a request in bytes: some photographs from a camera. */
const largest = 32 * 1024 * 1024;

/**
 * The body of a request. One that is too large is still read to its end, or the browser would not read the response.
 *
 * @throws {Refusal} if it is too large
 */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
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
 * The form data of a request, with files.
 *
 * @throws {Refusal} if there is none
 */
export async function formDataOf(request: IncomingMessage): Promise<FormData> {
  const body = await bodyOf(request);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new Refusal(sentences.unknownRequest, 400);
  });
}

/**
 * The JSON of a request.
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
