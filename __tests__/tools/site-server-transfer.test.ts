/** @jest-environment node */
import { files, page, useSite } from '../support/site';

const { get } = useSite();

it.each([
  ['/', null],
  ['/app.js', 'max-age=31536000'],
  ['/nowhere', null],
])('sends %s with the headers of the host', async (url, cacheControl) => {
  const { headers } = await get(url);
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cache-control')).toBe(cacheControl);
});

it('answers 304 without a body to a browser that has the file', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const response = await get('/', { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(304);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(await response.text()).toBe('');
});

it('answers HEAD with headers only', async () => {
  const response = await get('/', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect(response.headers.get('content-length')).toBe(String(page('home').length));
  expect(await response.text()).toBe('');
});

it.each([
  ['/', 'gzip', 'gzip'],
  ['/app.js', 'gzip, deflate, br', 'br'],
  ['/', 'identity', null],
  ['/photo.webp', 'br, gzip', null],
])('compresses %s for a browser that accepts %s: %s', async (url, accepted, expected) => {
  const response = await get(url, { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(expected);
  const body = await response.text();
  expect(body).toBe(url === '/' ? page('home') : files[`public${url}` as keyof typeof files]);
  if (!expected) expect(response.headers.get('content-length')).toBe(String(body.length));
});

it.each(['br', 'gzip', 'identity'])('has one weak etag for all encodings: %s', async (accepted) => {
  const { headers } = await get('/', { headers: { 'accept-encoding': accepted } });
  expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(headers.get('etag')).toMatch(/^W\/"/);
});

it.each([
  ['br;q=0, gzip;q=0', null],
  ['identity, gzip;q=0', null],
  ['x-br', null],
  ['br;q=0.1, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['*', 'br'],
  ['*;q=0', null],
  ['', null],
])('compresses for accept-encoding "%s" by: %s', async (accepted, expected) => {
  const response = await get('/', { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(expected);
  expect(await response.text()).toBe(page('home'));
});

it.each(['br', 'gzip', 'identity'])(
  'compares ETags weakly and over a list: %s',
  async (accepted) => {
    const headers = { 'accept-encoding': accepted };
    const etag = (await get('/', { headers })).headers.get('etag') ?? '';
    const opaque = etag.replace('W/', '');
    for (const known of [etag, opaque, `W/${opaque}`, `"other", ${etag}`, '*'])
      expect((await get('/', { headers: { ...headers, 'if-none-match': known } })).status).toBe(
        304,
      );
    for (const known of ['"other"', `W/"other"`])
      expect((await get('/', { headers: { ...headers, 'if-none-match': known } })).status).toBe(
        200,
      );
  },
);

it('does not take the not-found page for one that the browser has', async () => {
  const lost = await get('/nowhere');
  const etag = lost.headers.get('etag') ?? '*';
  expect((await get('/nowhere', { headers: { 'if-none-match': etag } })).status).toBe(404);
});

it.each([
  ['/photo.webp', 'bytes=0-9', 206, 10],
  ['/photo.webp', 'bytes=-5', 206, 5],
  ['/app.js', 'bytes=4-7', 206, 4],
  ['/photo.webp', 'bytes=5000-', 416, undefined],
  ['/nowhere', 'bytes=0-9', 404, page('lost').length],
])('answers %s, %s with status %i', async (url, range, status, length) => {
  const response = await get(url, { headers: { range, 'accept-encoding': 'br' } });
  expect(response.status).toBe(status);
  if (length) expect(await response.text()).toHaveLength(length);
});

it('sends the headers of the host with redirects, too', async () => {
  expect((await get('/moved')).headers.get('x-frame-options')).toBe('DENY');
});
