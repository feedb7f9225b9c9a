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
  const length = Number(response.headers.get('content-length'));
  if (expected) expect(length).toBeLessThan(body.length / 4);
  else expect(length).toBe(body.length);
});

it('has a different etag for each encoding', async () => {
  const etags = new Set<string | null>();
  for (const accepted of ['br', 'gzip', 'identity']) {
    const { headers } = await get('/', { headers: { 'accept-encoding': accepted } });
    expect(headers.get('vary')).toBe('accept-encoding');
    etags.add(headers.get('etag'));
  }
  expect(etags.size).toBe(3);
});
