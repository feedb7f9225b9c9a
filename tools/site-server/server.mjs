import compression from 'compression';
import send from 'send';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import { findFile } from './files.mjs';
import { readRules } from './rules.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ file: string, status: number }} Answer
 */

/** Compresses about as much as the host. Partial responses are not compressed. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } },
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
});

/**
 * The target of a redirect rule, if it is one. The host appends the query, unless the rule has its own.
 *
 * @param {import('./rules.mjs').Redirect} redirect
 * @param {URL} url
 */
function movedTo({ to, status }, url) {
  if (status < 300 || status >= 400) return undefined;
  return { location: to.includes('?') ? to : `${to}${url.search}`, status };
}

/** @param {string} text @returns {string | undefined} undefined if the escapes are no UTF-8 */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** @param {Response} response @param {number} status @param {string} text */
const sayPlainly = (response, status, text) =>
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);

/** @param {unknown} error @returns {[status: number, text: string] | undefined} undefined for a fault of the server */
function refusal(error) {
  if (!(error instanceof Error)) return undefined;
  if ('status' in error && error.status === 416) return [416, 'No such part'];
  return 'code' in error && error.code === 'ENOENT' ? [404, 'Not found'] : undefined;
}

/**
 * Serves a built site as its host does: files first, then `_redirects`, then the not-found page; all with the headers
 * of `_headers`, compressed with brotli or gzip. The pages of a new build are served at once, its rules after a restart.
 *
 * @param {string} folder the built site
 * @returns {Promise<import('node:http').Server>} not listening yet
 */
export async function createSiteServer(folder) {
  const root = realpathSync.native(folder);
  const { headersOf, redirectOf } = await readRules(root);

  /** @param {Request} request @param {Response} response @param {Answer} answer @returns {Promise<void>} */
  function sendFile(request, response, { file, status }) {
    // It is for caches on the way; a client that sends an ETag has the file.
    delete request.headers['cache-control'];
    response.statusCode = status;
    const name = path.relative(root, file).split(path.sep).map(encodeURIComponent).join('/');
    return new Promise((resolve, reject) => {
      response.once('close', resolve);
      compress(request, response, () =>
        send(request, name, { root, cacheControl: false, acceptRanges: status === 200 })
          .on('error', reject)
          .pipe(response),
      );
    });
  }

  /**
   * @param {URL} url
   * @param {string | undefined} requested decoded path
   * @param {import('./rules.mjs').Redirect | undefined} redirect
   * @returns {Promise<Answer | { location: string, status: number }>}
   */
  async function decide(url, requested, redirect) {
    const moved = redirect && movedTo(redirect, url);
    if (moved && redirect.force) return moved;
    if (requested !== undefined) {
      const file = await findFile(root, requested);
      if (file && !redirect?.force) return { file, status: 200 };
      const unslashed = requested.replace(/\/+$/, '').replace(/^\/+/, '/');
      if (unslashed && unslashed !== requested && (await findFile(root, unslashed)))
        return { location: `${encodeURI(unslashed)}${url.search}`, status: 301 };
    }
    if (moved) return moved;
    const target = redirect && (await findFile(root, decoded(redirect.to) ?? ''));
    if (target) return { file: target, status: redirect.status };
    return { file: path.join(root, '404.html'), status: 404 };
  }

  /** @param {Request} request @param {Response} response @param {URL} url */
  async function answer(request, response, url) {
    const requested = decoded(url.pathname);
    const decision = await decide(url, requested, redirectOf(url));
    for (const [name, value] of Object.entries(headersOf(requested ?? url.pathname)))
      response.setHeader(name, value);
    if ('location' in decision)
      response.writeHead(decision.status, { location: decision.location }).end();
    else await sendFile(request, response, decision);
  }

  return createServer(async (request, response) => {
    if (!['GET', 'HEAD'].includes(request.method ?? '')) {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const address = String(request.url).replace(/^[/\\]+/, '/');
    if (!URL.canParse(address, 'http://localhost')) {
      sayPlainly(response, 400, 'Bad request');
      return;
    }
    try {
      await answer(request, response, new URL(address, 'http://localhost'));
    } catch (error) {
      if (response.headersSent) response.destroy();
      else {
        const refused = refusal(error);
        if (!refused) process.stderr.write(`${request.url}: ${String(error)}\n`);
        sayPlainly(response, ...(refused ?? [500, 'Server error']));
      }
    }
  });
}
