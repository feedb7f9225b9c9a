import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { type EditorLanguage, Refusal } from '../bilingual';
import type { Store } from '../store/store';
import { type Answer, json, send, sentences } from './answer';
import { cookieName, hasToken, isAllowed, isForHere, type Lock } from './guard';
import { answer } from './routes';

/** The files of the editor's page. */
export interface Page {
  /** The page's own files, by their address. */
  files: Record<string, Uint8Array>;
  /** Folder of the bundled editor, served at `/cms/`. */
  editor: string;
}

const types: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** A file of the editor's page; undefined for any other address. */
async function pageFile(page: Page, pathname: string): Promise<Answer | undefined> {
  const [, inEditor] = /^\/cms\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/.exec(pathname) ?? [];
  const body = inEditor
    ? await readFile(path.join(page.editor, inEditor)).catch(() => undefined)
    : page.files[pathname];
  const type = types[path.extname(pathname)];
  return body && type ? { type, body } : undefined;
}

export interface EditorServer extends Lock {
  store: Store;
  page: Page;
  /** The origin of the preview, if there is one. */
  preview: string | null;
}

/** The editor's page needs inline styles, generated pictures, and the preview in a frame. */
const policyFor = (preview: string | null) =>
  [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `frame-src blob: ${preview ?? ''}`.trimEnd(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** The editor is in French, or in English for a browser that prefers it. */
const languageOf = (accepted = ''): EditorLanguage => (/^\s*en\b/i.test(accepted) ? 'en' : 'fr');

function answerTo(error: unknown, language: EditorLanguage): Answer {
  if (error instanceof Refusal)
    return json({ sentences: error.words[language], bases: error.bases }, error.status);
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return json({ sentences: [sentences.failed[language]] }, 500);
}

async function respond(
  request: IncomingMessage,
  server: EditorServer,
  language: EditorLanguage,
): Promise<Answer> {
  const { store, preview } = server;
  const origin = `http://${server.host}`;
  const url = new URL(String(request.url).replace(/^[/\\]+/, '/'), origin);
  if (isForHere(request, server) && url.pathname === '/' && hasToken(url, server)) {
    const cookie = `${cookieName(server)}=${server.token}; HttpOnly; SameSite=Strict; Path=/`;
    return { status: 303, body: '', headers: { location: '/', 'set-cookie': cookie } };
  }
  if (!isAllowed(request, server)) {
    // The page's own address: a person reads the response.
    if (url.pathname === '/') return { status: 403, body: sentences.locked[language] };
    throw new Refusal(sentences.locked, 403);
  }
  const file = request.method === 'GET' ? await pageFile(server.page, url.pathname) : undefined;
  return file ?? answer({ request, url, store, language, origin, preview });
}

/** The editor's server, with its page and the API of the project. It answers this computer's browser only. */
export function createEditorServer(server: EditorServer): Server {
  const policy = policyFor(server.preview);
  return createServer((request, response) => {
    const language = languageOf(request.headers['accept-language']);
    respond(request, server, language)
      .catch((error: unknown) => answerTo(error, language))
      .then((result) => send(response, result, policy))
      .catch((error: unknown) => response.destroy(error as Error));
  });
}
