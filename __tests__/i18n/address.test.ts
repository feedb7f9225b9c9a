import { hostilePaths } from '../../e2e/support/script-injection-corpus';
import { correctAddress, decodableHash, readAddress } from '../../src/i18n/address';

const routes = ['/', '/contact', '/404', '/service-Courant_Fort', '/service-details/Eletricite'];

/** Reads an address in the bar of the page that the host serves for it; without a path, of the not-found page. */
function read(address: string, own?: string) {
  const at = address.search(/[?#]/);
  const url = new URL(address.slice(at < 0 ? address.length : at), 'https://site.example/');
  const pathname = at < 0 ? address : address.slice(0, at);
  const parts = { protocol: url.protocol, pathname, search: url.search, hash: url.hash };
  return readAddress(parts, routes, own);
}

it.each([
  // As it is
  ['/', '/'],
  ['/contact', '/contact'],
  ['/it/service-Courant_Fort?a=1#devis', '/it/service-Courant_Fort?a=1#devis'],
  // Whitespace and invisible characters, escaped or not
  ['/contact%20', '/contact'],
  ['/contact%0A', '/contact'],
  ['/contact\u00a0', '/contact'],
  ['/contact%E2%80%8B', '/contact'],
  ['/%EF%BB%BFcontact', '/contact'],
  ['/%20contact', '/contact'],
  ['/en/%20contact/%20', '/en/contact'],
  ['/con%C2%ADtact', '/contact'],
  ['/contact%2520', '/contact'],
  ['/contact#devis%20', '/contact#devis'],
  ['/contact?a=1%0A', '/contact?a=1'],
  ['/contact?a=%C3%A9%20', '/contact?a=%C3%A9'],
  ['/contact#%E2%80%8B', '/contact'],
  // Malformed or cut off escapes
  ['/contact%', '/contact'],
  ['/contact%E2%80', '/contact'],
  ['/contact%FF', '/contact'],
  ['/contact#%', '/contact#%25'],
  ['/en#100%', '/en#100%25'],
  ['/contact#%E0%A4%A', '/contact#%25E0%25A4%25A'],
  ['/contact?a=%#b', '/contact?a=%#b'],
  // Punctuation of a surrounding sentence
  ['/contact.', '/contact'],
  ['/contact%C2%BB', '/contact'],
  ['/contact%3Futm_source=mail', '/contact'],
  // Slashes
  ['/contact/', '/contact'],
  ['//contact', '/contact'],
  ['/en//contact//', '/en/contact'],
  ['/en%2Fcontact', '/en/contact'],
  ['/en\\contact', '/en/contact'],
  ['/en/%5Ccontact', '/en/contact'],
  // Under other names of the file
  ['/contact.html?a=1#b', '/contact?a=1#b'],
  ['/contact/index.html', '/contact'],
  ['/index.html', '/'],
  // Letter case
  ['/CONTACT', '/contact'],
  ['/EN/Service-courant_FORT?A=B#Devis', '/en/service-Courant_Fort?A=B#Devis'],
  // Languages
  ['/fr', '/?lng=fr'],
  ['/fr/contact?a=1#devis', '/contact?a=1&lng=fr#devis'],
  ['/fr/contact?lng=it', '/contact?lng=it'],
  ['/FR/index.html', '/?lng=fr'],
  ['/fr/en/contact', '/en/contact'],
  ['/en/fr/contact', '/contact?lng=fr'],
])('%s is the page %s, for every page that a host gives for it', (address, expected) => {
  const reading = { kind: 'page', address: expected };
  expect(read(address)).toEqual(reading);
  expect(read(address, expected.replace(/[?#].*/, ''))).toEqual(reading);
  expect(read(expected)).toEqual(reading);
});

it.each([
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/no/such-page/', '/no/such-page'],
  ['/a|b[c]', '/a%7Cb%5Bc%5D'],
  ['/en/no?a=%2F#b', '/en/no?a=%2F#b'],
  ['/404', '/404'],
  ['/contact/us', '/contact/us'],
  ['/fr/no', '/no'],
  ['/no%20', '/no'],
  ['/no%0Away', '/no-way'],
  ['/100%', '/100'],
  ['/%E0%A4%A', '/'],
  ['//other.example', '/other.example'],
  ['/%5Cother.example', '/other.example'],
  ['/en/a%2Fb%3Fc%23d', '/en/a/b-c-d'],
  ['/https://other.example', '/https:/other.example'],
])('%s is no page and stands as %s', (address, expected) => {
  const kind = expected === '/' ? 'page' : 'not-found';
  expect(read(address)).toEqual({ kind, address: expected });
  expect(read(expected)).toEqual({ kind, address: expected });
});

it.each([
  ['file:', '/contact.html', '/contact'],
  ['https:', '/web/20260101120000/https://site.example/contact', '/contact'],
  ['https:', '/web/20260101120000id_/https://site.example/no', undefined],
  ['https:', '/copies/42', '/contact'],
  ['https:', '/contact', '/'],
  ['data:', '', undefined],
  ['about:', 'srcdoc', '/contact'],
])('%s%s is a copy of the page %s, to be left alone', (protocol, pathname, own) => {
  const reading = readAddress({ protocol, pathname, search: '', hash: '' }, routes, own);
  expect(reading).toEqual({ kind: 'foreign' });
});

it.each(hostilePaths)('what %s becomes stays on the site and is read the same again', (path) => {
  for (const address of [path, `/en${path}`, `/fr${path}`]) {
    const { pathname, search, hash } = new URL(`https://site.example${address}`);
    const reading = readAddress({ protocol: 'https:', pathname, search, hash }, routes);
    if (reading.kind === 'foreign') throw new Error('foreign');
    const url = new URL(reading.address, 'https://site.example');
    expect(url.origin).toBe('https://site.example');
    expect(() => decodeURIComponent(decodeURIComponent(url.pathname))).not.toThrow();
    expect(readAddress(url, routes)).toEqual({ ...reading, address: reading.address });
  }
});

it.each(['#%', '#50%', '#%E0%A4%A', '#a%zz', '#caf%C3%A9', '#devis'])(
  'the hash %s can be decoded afterwards, and stays what it then is',
  (hash) => {
    const decodable = decodableHash(hash);
    expect(() => decodeURIComponent(decodable)).not.toThrow();
    expect(decodableHash(decodable)).toBe(decodable);
  },
);

it.each([
  ['/EN/contact?a=B#Devis', '/en/contact', '/en/contact?a=B#Devis', 'stays'],
  ['/no-such-page', undefined, '/no-such-page', 'stays'],
  ['/en/no%0Away?a=%2F#b', undefined, '/en/no-way?a=%2F#b', 'stays'],
  ['/copies/contact', '/contact', '/copies/contact', 'foreign'],
])('%s on the page %s becomes %s, without a new history entry', (url, own, expected, outcome) => {
  document.documentElement.lang = url.startsWith('/en') ? 'en' : 'fr';
  document.head.innerHTML = own ? `<link rel="canonical" href="https://site.example${own}">` : '';
  window.history.replaceState({ key: 'kept' }, '', url);
  const entries = window.history.length;
  expect(correctAddress(routes)).toBe(outcome);
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(expected);
  expect([window.history.length, window.history.state]).toEqual([entries, { key: 'kept' }]);
});
