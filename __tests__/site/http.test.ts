import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { hostileHost, hostilePaths } from '../support/script-injection-corpus';
import { address, languages, pages, second } from '../support/site';
import { startTool, type Tool } from '../support/tool';
import { builtPage, onEach } from './support/built-page';

/** Responses of the host by the built rules: statuses, and headers that cannot be set in a page. */

let server: Tool;

beforeAll(async () => {
  const root = path.join(__dirname, '../..');
  server = await startTool('serve.mjs', { cwd: root, env: { PORT: '0' } });
});
afterAll(() => server.stop());

/** Asks for a path exactly as it is written; `fetch` and browsers would tidy it up. */
function ask(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer);
    }).on('error', reject);
  });
}

const read = async (path: string) => (await fetch(`${server.origin}${path}`)).text();

/** A file of each kind that a page loads. */
function filesOfPages(): string[] {
  const { html } = builtPage('/');
  const patterns = [/src="(\/[^"]+\.webp)"/, /href="(\/static\/[^"]+\.woff2)"/, /(\/app-\w+\.js)/];
  return [
    ...patterns.map((pattern) => pattern.exec(html)?.[1] ?? `none for ${pattern}`),
    '/page-data/app-data.json',
    '/page-data/contact/page-data.json',
    '/manifest.webmanifest',
  ];
}

const missing = ['/nowhere', `/${second}/no/where`, '/static/none.js'];

it('every page and file answers 200, and what is not there 404', async () => {
  await onEach([...pages.map((page) => page.path), ...filesOfPages()], async (path) => {
    expect((await ask(path)).statusCode).toBe(200);
  });
  await onEach(missing, async (path) => expect((await ask(path)).statusCode).toBe(404));
});

it('every kind of answer keeps other sites out, and is not framed or guessed at', () =>
  onEach(['/', '/404', ...filesOfPages(), ...missing], async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(headers['permissions-policy']).toContain('camera=()');
    const policy = String(headers['content-security-policy']).split('; ');
    for (const directive of ['frame-ancestors', 'base-uri', 'object-src', 'script-src-attr'])
      expect(policy).toContain(`${directive} 'none'`);
    for (const name of ['set-cookie', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name);
  }));

it('an address without a page gets the not-found page of its language', () =>
  onEach(languages, async (language) => {
    const html = await read(address('/no/such-page?a=1', language));
    expect(html).toBe(builtPage(address('/404', language)).html);
  }));

it('the prefix of the default language is no address of its own', async () => {
  const { statusCode, headers } = await ask('/fr/contact');
  expect([statusCode, headers.location]).toEqual([301, '/contact?lng=fr']);
});

it('an address in small letters gets its page', () =>
  onEach(
    pages.filter(({ path }) => path !== path.toLowerCase()),
    async ({ path }) => expect(await read(path.toLowerCase())).toBe(builtPage(path).html),
  ));

it('no path leads to another origin, or writes a header', () =>
  onEach(hostilePaths, async (path) => {
    const written = encodeURI(decodeURI(encodeURI(path))).replaceAll('%25', '%');
    for (const raw of [written, written.replaceAll('%5C', '\\'), `/${second}${written}`]) {
      const host = { host: hostileHost, 'x-forwarded-host': hostileHost };
      const { statusCode, headers } = await ask(raw, host);
      expect(/^[/\\]{2}/.test(raw) ? [400, 404] : [200, 301, 400, 404]).toContain(statusCode);
      expect(headers).not.toHaveProperty('x-injected');
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
  }));
