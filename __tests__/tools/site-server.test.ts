/** @jest-environment node */
import { page, useSite } from '../support/site';

const { get } = useSite();

describe('pages', () => {
  it.each([
    ['/', 'home'],
    ['/?lng=en', 'home'],
    ['/contact', 'contact'],
    ['/contact.html', 'contact'],
    ['/en', 'english'],
    ['/docs', 'docs'],
    ['/docs/', 'docs'],
    ['/%C3%A9%20t%20%C3%A9', 'summer'],
  ])('answers %s with the page %s', async (url, text) => {
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(page(text));
  });

  it.each([
    ['/nowhere', 'lost'],
    ['/en/nowhere', 'lost in english'],
    ['/en/docs/deep/', 'lost in english'],
  ])('answers %s with status 404 and the page %s', async (url, text) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(page(text));
  });
});

describe('redirects', () => {
  it.each([
    ['/moved', 301, '/contact'],
    ['/old', 302, '/contact'],
    ['/contact/', 301, '/contact'],
    ['/%2Fcontact/', 301, '/contact'],
    ['/contact/?lng=en', 301, '/contact?lng=en'],
    ['/%C3%A9%20t%20%C3%A9/', 301, '/%C3%A9%20t%20%C3%A9'],
  ])('redirects %s with status %i to %s', async (url, status, location) => {
    const response = await get(url);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
  });

  it('serves another page at a rewritten address', async () => {
    const response = await get('/service-fort');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(page('fort'));
  });

  it.each(['//evil.example/', '/%2Fevil.example/'])(
    'never redirects to another site: %s',
    async (url) => {
      const response = await get(url);
      expect(response.status).toBe(404);
      expect(response.headers.get('location')).toBeNull();
    },
  );
});

describe('requests that it refuses', () => {
  it.each([
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/docs/..%2f..%2fsecret.txt',
    '/_headers',
    '/_redirects',
    '/docs/..%2f_headers',
    '/contact%00.html',
  ])('%s', async (url) => {
    const response = await get(url);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(page('lost'));
  });

  it('an address that cannot be decoded', async () => {
    const response = await get('/%E0%A4%A');
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('Bad request');
  });

  it.each(['POST', 'PUT', 'DELETE'])('method %s', async (method) => {
    const response = await get('/', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});
