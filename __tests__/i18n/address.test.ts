import { correctAddress, readAddress } from '../../src/i18n/address';

const routes = ['/', '/contact', '/404', '/service-Courant_Fort', '/service-details/Eletricite'];

/** Reads an address in the bar of the page that the host serves for it; without a path, of the not-found page. */
function read(address: string, shown?: string) {
  const { protocol, pathname, search, hash } = new URL(`https://site.example${address}`);
  return readAddress({ protocol, pathname, search, hash }, routes, shown);
}

it.each([
  // As it is
  ['/', '/'],
  ['/contact', '/contact'],
  ['/it/service-Courant_Fort?a=1#devis', '/it/service-Courant_Fort?a=1#devis'],
  // Slashes
  ['/contact/', '/contact'],
  ['/en/', '/en'],
  ['//contact', '/contact'],
  ['/en//contact//', '/en/contact'],
  // The names of the file
  ['/contact.html?a=1#b', '/contact?a=1#b'],
  ['/contact/index.html', '/contact'],
  ['/en/index', '/en'],
  ['/index.html', '/'],
  // Letter case
  ['/CONTACT', '/contact'],
  ['/EN/Service-courant_FORT?A=B#Devis', '/en/service-Courant_Fort?A=B#Devis'],
  // The fallback language
  ['/fr', '/?lng=fr'],
  ['/fr/contact?a=1#devis', '/contact?a=1&lng=fr#devis'],
  ['/fr/contact?lng=it', '/contact?lng=it'],
  ['/FR/index.html', '/?lng=fr'],
  // A hash that cannot be decoded
  ['/en#100%', '/en#100%25'],
  ['/contact?a=%#%E0%A4%A', '/contact?a=%#%25E0%25A4%25A'],
])('%s is the page %s, for every page that a host gives for it', (address, expected) => {
  expect(read(address, expected.replace(/[?#].*/, ''))).toEqual({
    outcome: 'stays',
    address: expected,
  });
  expect(read(address).address).toBe(expected);
});

it.each([
  ['/EN/contact', 'leaves'],
  ['/fr/contact', 'leaves'],
  // A host that answers an address with one that ends in a slash would lead back here for ever.
  ['/contact/', 'stays'],
  ['/en/', 'stays'],
])('where the host has no page for %s, the visitor %s', (address, outcome) => {
  expect(read(address).outcome).toBe(outcome);
});

it.each([
  ['/no/such-page/', '/no/such-page'],
  ['/en/no?a=%2F#b', '/en/no?a=%2F#b'],
  ['/contact%20', '/contact%20'],
  ['/100%', '/100%'],
  ['/404', '/404'],
  ['/contact/us', '/contact/us'],
  ['//other.example', '/other.example'],
])('%s is no page and stands as %s', (address, expected) => {
  expect(read(address)).toEqual({ outcome: 'stays', address: expected });
});

it.each([
  ['file:', '/contact.html', '/contact'],
  ['https:', '/web/20260101120000/https://site.example/contact', '/contact'],
  ['https:', '/contact', '/'],
  ['data:', '', undefined],
])('%s%s is a copy of the page %s, to be left alone', (protocol, pathname, shown) => {
  const { outcome } = readAddress({ protocol, pathname, search: '', hash: '' }, routes, shown);
  expect(outcome).toBe('foreign');
});

it.each(['#%', '#50%', '#%E0%A4%A', '#a%zz', '#caf%C3%A9', '#devis'])(
  'the hash %s can be decoded afterwards, and stays what it then is',
  (hash) => {
    const correct = (given: string) =>
      readAddress(
        { protocol: 'https:', pathname: '/contact', search: '', hash: given },
        routes,
      ).address.slice('/contact'.length);
    const decodable = correct(hash);
    expect(() => decodeURIComponent(decodable)).not.toThrow();
    expect(correct(decodable)).toBe(decodable);
  },
);

it.each([
  ['/EN/contact?a=B#Devis', '/en/contact', '/en/contact?a=B#Devis', 'stays'],
  ['/no-such-page/', undefined, '/no-such-page', 'stays'],
  ['/copies/contact', '/contact', '/copies/contact', 'foreign'],
])('%s on the page %s becomes %s, without a new history entry', (url, own, expected, outcome) => {
  document.head.innerHTML = own ? `<link rel="canonical" href="https://site.example${own}">` : '';
  window.history.replaceState({ key: 'kept' }, '', url);
  const entries = window.history.length;
  expect(correctAddress(routes)).toBe(outcome);
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(expected);
  expect([window.history.length, window.history.state]).toEqual([entries, { key: 'kept' }]);
});
