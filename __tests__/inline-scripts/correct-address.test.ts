import { correctAddress, correctedPath, plainPath } from '../../src/inline-scripts/correct-address';

it.each([
  ['/service-courant_fort', '/service-Courant_Fort', '/service-Courant_Fort'],
  ['/EN/Contact', '/en/contact', '/en/contact'],
  [
    '/en/service-details/eletricite',
    '/en/service-details/Eletricite',
    '/en/service-details/Eletricite',
  ],
  ['/contact', '/contact', undefined],
  ['/contacts', '/contact', undefined],
  ['/contact/', '/contact', undefined],
])('corrects %s on the page %s to %s', (pathname, own, expected) => {
  expect(correctedPath(pathname, own)).toBe(expected);
});

it.each([
  ['/contact', '/contact'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/100%25', '/100%25'],
  ['/en//contact', '/en//contact'],
  ['//other.example', '/other.example'],
  ['/%2fother.example', '/-other.example'],
  ['/%5Cother.example', '/-other.example'],
  ['/%09/other.example', '/-/other.example'],
  ['/%0A%5cother.example', '/--other.example'],
  ['/en/a%2Fb', '/en/a-b'],
  ['/en/a%3Fb%23c', '/en/a-b-c'],
  ['/en/100%', '/en/100-'],
  ['/%E0%A4%A', '/---'],
])('reads %s as %s', (pathname, plain) => {
  expect(plainPath(pathname)).toBe(plain);
});

function visit(url: string, canonical?: string) {
  document.head.innerHTML = canonical ? `<link rel="canonical" href="${canonical}">` : '';
  window.history.replaceState({ key: 'kept' }, '', url);
  const entries = window.history.length;
  correctAddress();
  expect(window.history.length).toBe(entries);
  return `${location.pathname}${location.search}${location.hash}`;
}

it('corrects the address bar and keeps query, hash and history state', () => {
  const url = visit(
    '/en/service-courant_fort?a=B#Devis',
    'https://www.site.example/en/service-Courant_Fort',
  );
  expect(url).toBe('/en/service-Courant_Fort?a=B#Devis');
  expect(window.history.state).toEqual({ key: 'kept' });
});

it('leaves the address of another page alone', () => {
  expect(visit('/no-such-page', 'https://www.site.example/contact')).toBe('/no-such-page');
});

it('leaves the address of a page without canonical link alone', () => {
  expect(visit('/CONTACT')).toBe('/CONTACT');
});

it('makes an address plain on a page that was not found, and keeps query and hash', () => {
  expect(visit('/en/a%2Fb?a=%2F#b')).toBe('/en/a-b?a=%2F#b');
});
