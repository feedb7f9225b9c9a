import { storeChoice, withoutLanguage } from '../../src/i18n/choice';
import { browserWith, unblock } from '../support/language-sources';

afterEach(unblock);

it.each([
  ['nothing', [], ['pt', 'pt', 'pt', 'i18next=pt; nf_lang=pt']],
  ['cookie', ['cookie'], ['pt', 'pt', 'pt', 'i18next=fr']],
  ['localStorage', ['localStorage'], ['es', 'fr', 'pt', 'i18next=pt; nf_lang=pt']],
  ['sessionStorage', ['sessionStorage'], ['pt', 'pt', 'es', 'i18next=pt; nf_lang=pt']],
] as const)('stores a choice in every place if the browser blocks %s', (_, blocked, expected) => {
  const known = { cookie: 'fr', detected: 'fr', chosen: 'es', session: 'es' };
  browserWith({ ...known, blocked });
  storeChoice('pt');
  unblock();
  const { cookie } = document;
  const stored = ['language', 'i18nextLng'].map((key) => localStorage.getItem(key));
  expect([...stored, sessionStorage.getItem('i18nextLng'), cookie]).toEqual(expected);
});

it('gives the cookies the path /, keeps one from other sites and the host’s for a year', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  storeChoice('en');
  expect(write.mock.calls).toEqual([
    ['i18next=en; path=/; SameSite=Strict'],
    ['nf_lang=en; path=/; max-age=31536000; SameSite=Lax'],
  ]);
});

it.each([
  ['?lng=it', ''],
  ['?a=1&lng=it&b=2&lng=en', '?a=1&b=2'],
  ['?lang=it&q=%C3%A9%26', '?lang=it&q=%C3%A9%26'],
])('leaves of %j without the language %j', (query, rest) => {
  expect(withoutLanguage(query)).toBe(rest);
});
