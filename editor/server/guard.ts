import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a request must show to be answered. */
export interface Lock {
  /** `127.0.0.1:8100` */
  host: string;
  /** A random text, made anew at each start. */
  token: string;
}

/** The name of the cookie with the token; cookies do not know ports. */
export const cookieName = ({ host }: Lock) => `edit-${host.split(':')[1]}`;

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function cookieOf({ headers }: IncomingMessage, name: string): string {
  const cookies = (headers.cookie ?? '').split(/;\s*/).map((each) => each.split('='));
  return cookies.find(([each]) => each === name)?.[1] ?? '';
}

/** Whether a request names this server, so that no other name can be made to lead here. */
export const isForHere = ({ headers }: IncomingMessage, { host }: Lock) => headers.host === host;

/** Whether a request comes from the editor's own page: no other page may send one, and reading needs no origin. */
function isFromHere({ headers, method }: IncomingMessage, { host }: Lock): boolean {
  const { origin } = headers;
  if (origin !== undefined) return origin === `http://${host}`;
  return method === 'GET' || method === 'HEAD';
}

/** Whether a request has the token of this start in its address. */
export const hasToken = (url: URL, { token }: Lock) =>
  isSame(url.searchParams.get('token') ?? '', token);

/** Whether a request may be answered: from this page, to this server, with the token. */
export function isAllowed(request: IncomingMessage, lock: Lock): boolean {
  return (
    isForHere(request, lock) &&
    isFromHere(request, lock) &&
    isSame(cookieOf(request, cookieName(lock)), lock.token)
  );
}
