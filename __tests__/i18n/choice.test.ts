import { storeChoice, withoutLanguage } from '../../src/i18n/choice';
import { browserWith, unblock } from '../support/language-sources';

beforeEach(() => browserWith({}));
afterEach(unblock);

const stored = () => ({
  chosen: localStorage.getItem('language'),
  detected: localStorage.getItem('i18nextLng'),
  session: sessionStorage.getItem('i18nextLng'),
  cookie: document.cookie,
});

describe('storeChoice', () => {
  it('keeps every place that detection reads consistent', () => {
    browserWith({ cookie: 'fr', detected: 'fr', chosen: 'es', session: 'pt' });
    storeChoice('it');
    expect(stored()).toEqual({
      chosen: 'it',
      detected: 'it',
      session: 'it',
      cookie: 'i18next=it',
    });
  });

  it('gives the cookie the path / and keeps it from other sites', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    storeChoice('en');
    expect(write).toHaveBeenCalledWith('i18next=en; path=/; SameSite=Strict');
  });

  it.each(['cookie', 'localStorage', 'sessionStorage'] as const)(
    'writes the others where the browser blocks %s',
    (place) => {
      browserWith({ blocked: [place] });
      storeChoice('pt');
      unblock();
      const local = place === 'localStorage' ? null : 'pt';
      expect(stored()).toEqual({
        chosen: local,
        detected: local,
        session: place === 'sessionStorage' ? null : 'pt',
        cookie: place === 'cookie' ? '' : 'i18next=pt',
      });
    },
  );
});

it.each([
  ['', ''],
  ['?lng=it', ''],
  ['?lng=it&a=1', '?a=1'],
  ['?a=1&lng=it&b=2', '?a=1&b=2'],
  ['?lng=it&lng=en&a=1', '?a=1'],
  ['?lang=it', '?lang=it'],
  ['?q=%C3%A9%26', '?q=%C3%A9%26'],
])('leaves of %j without the language %j', (query, rest) => {
  expect(withoutLanguage(query)).toBe(rest);
});
