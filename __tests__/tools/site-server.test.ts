/** @jest-environment node */
import { page, useSite } from '../support/site';

const { get } = useSite();

const answer = async (url: string, init?: RequestInit) => {
  const response = await get(url, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

it.each([
  ['/', 'home'],
  ['/?lng=en', 'home'],
  ['/contact', 'contact'],
  ['/contact.html', 'contact'],
  ['/en', 'english'],
  ['/docs', 'docs'],
  ['/docs/', 'docs'],
  ['/%C3%A9%20t%20%C3%A9', 'summer'],
  ['/service-fort', 'fort'],
])('answers %s with the page %s', async (url, text) => {
  const { status, headers, text: found } = await answer(url);
  expect([status, found]).toEqual([200, page(text)]);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
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
});

it('leaves the language to the page, whatever the browser’s own and its cookies', async () => {
  const headers = { 'accept-language': 'en', cookie: 'i18next=en; nf_lang=en' };
  for (const url of ['/docs', '/contact', '/docs?lng=en'])
    expect(await answer(url, { headers })).toMatchObject({ status: 200 });
});

it.each([
  ['/nowhere', 'lost'],
  ['/en/docs/deep/', 'lost in english'],
  ['//evil.example/', 'lost'],
  ['/%2Fevil.example/', 'lost'],
  ['/..%2fsecret.txt', 'lost'],
  ['/docs/..%2f..%2fsecret.txt', 'lost'],
  ['/docs/..%2fcontact', 'lost'],
  ['/_headers', 'lost'],
  ['/_redirects', 'lost'],
  ['/contact%00.html', 'lost'],
])('answers %s with status 404 and the page %s', async (url, text) => {
  const { status, headers, text: found } = await answer(url);
  expect([status, found]).toEqual([404, page(text)]);
  expect(headers.get('location')).toBeNull();
});

it.each([
  ['/%E0%A4%A', 'lost'],
  ['/contact%', 'lost'],
  ['/en/no%', 'lost in english'],
])('answers %s, which cannot be decoded, with status 404 and the page %s', async (url, text) => {
  expect(await answer(url)).toMatchObject({ status: 404, text: page(text) });
});

it('refuses a method that changes something', async () => {
  const { status, headers } = await answer('/', { method: 'POST' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
