import { correctAddress, correctedPath, plainPath } from '../../src/i18n/correct-address';

it.each([
  ['/EN/Service-courant_fort', '/en/service-Courant_Fort', '/en/service-Courant_Fort'],
  ['/contact', '/contact', undefined],
  ['/contact/', '/contact', undefined],
])('corrects %s on the page %s to %s', (pathname, own, expected) => {
  expect(correctedPath(pathname, own)).toBe(expected);
});

it.each([
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/100%25', '/100%25'],
  ['/en//contact', '/en//contact'],
  ['//other.example', '/other.example'],
  ['/%5Cother.example', '/-other.example'],
  ['/%09/other.example', '/-/other.example'],
  ['/en/a%2Fb%3Fc%23d', '/en/a-b-c-d'],
  ['/en/100%', '/en/100-'],
  ['/%E0%A4%A', '/---'],
])('reads %s as %s', (pathname, plain) => {
  expect(plainPath(pathname)).toBe(plain);
});

it.each([
  ['/EN/contact?a=B#Devis', '/en/contact', '/en/contact?a=B#Devis'],
  ['/no-such-page', '/contact', '/no-such-page'],
  ['/CONTACT', undefined, '/CONTACT'],
  ['/en/a%2Fb?a=%2F#b', undefined, '/en/a-b?a=%2F#b'],
])(
  'the address %s on the page %s becomes %s, without a new history entry',
  (url, own, expected) => {
    document.head.innerHTML = own ? `<link rel="canonical" href="https://site.example${own}">` : '';
    window.history.replaceState({ key: 'kept' }, '', url);
    const entries = window.history.length;
    correctAddress();
    expect(`${location.pathname}${location.search}${location.hash}`).toBe(expected);
    expect([window.history.length, window.history.state]).toEqual([entries, { key: 'kept' }]);
  },
);

it('leaves an address that the browser does not let it change', () => {
  window.history.replaceState(null, '', '/en/100%');
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('The origin is opaque.', 'SecurityError');
  });
  expect(correctAddress).not.toThrow();
  jest.restoreAllMocks();
});
