import { createServer } from 'node:http';
import path from 'node:path';
import { compress } from './compress.mjs';
import { contentType, findFile } from './files.mjs';
import { headerRules, redirectRules } from './rules.mjs';

/**
 * Where a rule leads the browser, if it does. The host passes the query on, unless the rule has one of its own.
 *
 * @param {import('./rules.mjs').Redirect} redirect
 * @param {URL} url
 */
function movedTo({ to, status }, url) {
  if (status < 300 || status >= 400) return undefined;
  return { location: to.includes('?') ? to : `${to}${url.search}`, status };
}

/**
 * Serves a built site as its host does: files first, then `_redirects`, then the not-found page; all with the headers
 * of `_headers`, compressed with brotli or gzip.
 *
 * @param {string} folder the built site
 * @returns {Promise<import('node:http').Server>} not listening yet
 */
export async function createSiteServer(folder) {
  const root = path.resolve(folder);
  const [headersOf, redirectOf] = await Promise.all([headerRules(root), redirectRules(root)]);

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {{ file: string, status: number, requested: string }} answer
   */
  async function sendFile(request, response, { file, status, requested }) {
    const { body, encoding, etag } = await compress(
      file,
      String(request.headers['accept-encoding'] ?? ''),
    );
    const headers = {
      ...headersOf(requested),
      'content-type': contentType(file),
      'content-length': body.length,
      etag,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    };
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag, ...headersOf(requested) }).end();
      return;
    }
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  }

  /**
   * @param {URL} url
   * @param {string} requested decoded path
   * @returns {Promise<{ file: string, status: number } | { location: string, status: number }>}
   */
  async function decide(url, requested) {
    const redirect = redirectOf(url);
    const moved = redirect && movedTo(redirect, url);
    if (moved && redirect.force) return moved;
    const file = await findFile(root, requested);
    if (file && !redirect?.force) return { file, status: 200 };
    const unslashed = requested.replace(/\/+$/, '').replace(/^\/+/, '/');
    if (unslashed && unslashed !== requested && (await findFile(root, unslashed))) {
      return { location: `${encodeURI(unslashed)}${url.search}`, status: 301 };
    }
    if (moved) return moved;
    const target = redirect && (await findFile(root, decodeURI(redirect.to)));
    if (target) return { file: target, status: redirect.status };
    return { file: path.join(root, '404.html'), status: 404 };
  }

  return createServer(async (request, response) => {
    try {
      if (!['GET', 'HEAD'].includes(request.method ?? '')) {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
        return;
      }
      const url = new URL(String(request.url).replace(/^[/\\]+/, '/'), 'http://localhost');
      const requested = decodeURIComponent(url.pathname);
      const decision = await decide(url, requested);
      if ('location' in decision)
        response.writeHead(decision.status, { location: decision.location }).end();
      else await sendFile(request, response, { ...decision, requested });
    } catch (error) {
      const status = error instanceof URIError || error instanceof TypeError ? 400 : 500;
      if (status === 500) process.stderr.write(`${request.url}: ${String(error)}\n`);
      response
        .writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
        .end(status === 400 ? 'Bad request' : 'Server error');
    }
  });
}
