import { correctAddress, correctedPath } from '../../src/behaviours/correct-address';

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
