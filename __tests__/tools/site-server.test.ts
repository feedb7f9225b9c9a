import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { files, page, useSite } from '../support/site';
import { runTool } from '../support/tool';

const { get, port, root } = useSite();

const answer = async (url: string, init?: RequestInit) => {
  const response = await get(url, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const inPublic = (name: string) => path.join(root, 'public', name);

it.each([
  ['/', 200, 'home'],
  ['/?lng=en', 200, 'home'],
  ['/contact', 200, 'contact'],
  ['/contact.html', 200, 'contact'],
  ['/docs', 200, 'docs'],
  ['/docs/', 200, 'docs'],
  ['/%C3%A9%20t%20%C3%A9', 200, 'summer'],
  ['/service-fort', 200, 'fort'],
  ['/nowhere', 404, 'lost'],
  ['/en/docs/deep/', 404, 'lost in english'],
  ['//evil.example/', 404, 'lost'],
  ['/%2Fevil.example/', 404, 'lost'],
  ['/..%2fsecret.txt', 404, 'lost'],
  ['/docs/..%2f..%2fsecret.txt', 404, 'lost'],
  ['/docs/..%2fcontact', 404, 'lost'],
  ['/_headers', 404, 'lost'],
  ['/_redirects', 404, 'lost'],
  ['/contact%00.html', 404, 'lost'],
  ['/%E0%A4%A', 404, 'lost'],
  ['/en/no%', 404, 'lost in english'],
])('answers %s with status %i and the page %s', async (url, expected, text) => {
  const { status, headers, text: found } = await answer(url);
  expect([status, found]).toEqual([expected, page(text)]);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect([headers.get('location'), headers.get('x-frame-options')]).toEqual([null, 'DENY']);
});

it.each([
  ['/moved', 301, '/contact'],
  ['/old', 302, '/contact'],
  ['/old?a=1&b=%20', 302, '/contact?a=1&b=%20'],
  ['/kept?b=2', 301, '/contact?a=1'],
  ['/%2Fcontact/', 301, '/contact'],
  ['/contact/?lng=en', 301, '/contact?lng=en'],
  ['/%C3%A9%20t%20%C3%A9/', 301, '/%C3%A9%20t%20%C3%A9'],
])('redirects %s with status %i to %s', async (url, expected, location) => {
  const { status, headers } = await answer(url);
  expect([status, headers.get('location')]).toEqual([expected, location]);
  expect(headers.get('x-frame-options')).toBe('DENY');
});

it('refuses a method that changes something', async () => {
  const { status, headers } = await answer('/', { method: 'POST' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('sends a file compressed, in part, or not again to a browser that has it', async () => {
  const whole = await answer('/app.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(whole.headers.get('content-encoding')).toBe('br');
  expect(whole.headers.get('cache-control')).toBe('max-age=31536000');
  expect(whole.text).toBe(files['public/app.js']);
  const part = await answer('/app.js', {
    headers: { 'accept-encoding': 'br', range: 'bytes=0-1099' },
  });
  expect([part.status, part.text.length, part.headers.get('content-encoding')]).toEqual([
    206,
    1100,
    null,
  ]);
  expect((await answer('/app.js', { headers: { range: 'bytes=5000-' } })).status).toBe(416);
  const known = { 'if-none-match': whole.headers.get('etag') ?? '' };
  expect(await answer('/app.js', { headers: known })).toMatchObject({ status: 304, text: '' });
  const lost = await answer('/nowhere');
  const knownToo = { 'if-none-match': lost.headers.get('etag') ?? '*' };
  expect((await answer('/nowhere', { headers: knownToo })).status).toBe(404);
});

it('takes a file that the disk has under another name only, as in other letters, for none', async () => {
  symlinkSync(inPublic('contact.html'), inPublic('kontakt.html'));
  expect((await answer('/kontakt')).status).toBe(404);
});

describe('a build beside the running server', () => {
  it('goes by the files and the rules that are there now, and by the last sound ones', async () => {
    writeFileSync(inPublic('contact.html'), page('new contact'));
    expect((await answer('/contact')).text).toBe(page('new contact'));
    writeFileSync(inPublic('_redirects'), '/new /contact 301\n/broken');
    expect((await answer('/moved')).status).toBe(301);
    writeFileSync(inPublic('_redirects'), '/new /contact 301\n');
    writeFileSync(inPublic('_headers'), '/new\n  x-new: 1\n');
    const { status, headers } = await answer('/new');
    expect([status, headers.get('x-new')]).toEqual([301, '1']);
    expect((await answer('/moved')).status).toBe(404);
  });

  it('takes a file that is gone for none, also the not-found page', async () => {
    rmSync(inPublic('contact.html'));
    expect(await answer('/contact')).toMatchObject({ status: 404, text: page('lost') });
    rmSync(inPublic('404.html'));
    expect(await answer('/contact')).toMatchObject({ status: 404, text: 'Not found' });
  });
});

it('says in one sentence why it cannot start', async () => {
  const taken = port();
  const start = (PORT: string, cwd = root) => runTool('serve.mjs', { cwd, env: { PORT } });
  const outcomes = [start(String(taken)), start('80.5'), start('0', inPublic('.'))];
  expect(await Promise.all(outcomes)).toEqual(
    [
      `\nPort ${taken} is taken, so the site cannot start. Stop what uses it, or set another one: PORT=${taken + 10}\n`,
      '\nPORT is "80.5", expected a port number from 0 to 65535.\n',
      '\nThere is no built site in public/. Run "npm run build" first.\n',
    ].map((output) => ({ code: 1, output })),
  );
});
