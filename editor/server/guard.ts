import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Credentials that a request must match. */
export interface Lock {
  /** `127.0.0.1:8100` */
  host: string;
  /** Random text, new at each start. */
  token: string;
}

/** Name of the cookie with the token. It contains the port, as cookies are shared by all ports. */
export const cookieName = ({ host }: Lock) => `edit-${host.split(':')[1]}`;

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function cookieOf({ headers }: IncomingMessage, name: string): string {
  const cookies = (headers.cookie ?? '').split(/;\s*/).map((each) => each.split('='));
  return cookies.find(([each]) => each === name)?.[1] ?? '';
}

/** Whether the Host header names this server, against DNS rebinding. */
export const isForHere = ({ headers }: IncomingMessage, { host }: Lock) => headers.host === host;

/** Whether a request comes from the editor's own page. Other pages may send none; reading needs no Origin header. */
function isFromHere({ headers, method }: IncomingMessage, { host }: Lock): boolean {
  const { origin } = headers;
  if (origin !== undefined) return origin === `http://${host}`;
  return method === 'GET' || method === 'HEAD';
}

/** Whether the address has the token of this start. */
export const hasToken = (url: URL, { token }: Lock) =>
  isSame(url.searchParams.get('token') ?? '', token);

/** Whether a request is from this page, to this server, with the token. */
export function isAllowed(request: IncomingMessage, lock: Lock): boolean {
  return (
    isForHere(request, lock) &&
    isFromHere(request, lock) &&
    isSame(cookieOf(request, cookieName(lock)), lock.token)
  );
}
