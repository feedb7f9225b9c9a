import figures from '../../data/figures.json';
import { address, company, fallback, languages, routes } from '../support/site';
import { texts } from '../support/words';
import { builtPage, onEach } from './support/built-page';

/**
 * Facts of this business fixed by the specification, whatever the owner adds: languages, addresses, sentences, figures.
 */

it('the site has the languages of the specification, and French where it knows no better', () => {
  expect(languages).toEqual(expect.arrayContaining(['fr', 'en', 'es', 'pt', 'it']));
  expect(fallback).toBe('fr');
});

it('the site has the addresses of the specification', () =>
  expect(routes).toEqual(
    expect.arrayContaining([
      '/',
      '/lentreprise',
      '/referance',
      '/contact',
      '/privacy-policy',
      '/terms-use',
      '/service-Courant_Fort',
      '/service-Courant_Faible',
      '/service-Audiovisuel',
      '/service-Securite',
      '/service-Productiondenergie',
      '/service-Stockagedenergie',
      '/service-Gestiondenergie',
      '/service-Maintenance',
      '/service-Developpement',
      '/service-Web',
      '/service-Integration',
      '/service-StrategieSociale',
      '/service-details/Eletricite',
      '/service-details/Energie_Renouvelable',
      '/service-details/Informatique',
    ]),
  ));

it('the sentences of the specification are in its words', () => {
  const { obrigatorio_escolher_opcao, unavailable } = texts('fr', 'common');
  expect(obrigatorio_escolher_opcao).toBe('Il est obligatoire de choisir une option\u202f!');
  expect(unavailable).toBe('Temporairement indisponible\u202f!');
  expect(texts('en', 'common').unavailable).toBe('Temporarily unavailable!');
});

it('the gallery, the figures and the day of the privacy policy are those of the specification', () => {
  expect(company).toMatchObject({ galleryTiles: 4, privacyPublished: '2021-09-10' });
  expect(
    Object.fromEntries(figures.map(({ slug, value, max }) => [slug, max ? [value, max] : value])),
  ).toMatchObject({
    solar_yield: 165,
    solar_area: 8,
    solar_share: 20,
    solar_price: 13_000,
    solar_power: 5,
    solar_households: 14_000,
    solar_payback: 1.2,
    solar_life: 30,
    standby_share: [15, 25],
    dirt_loss: [15, 30],
    emergency_tests: [1, 2],
    availability: 24,
  });
});

/** The same, as any of the languages writes them: a thin space, a comma, “to” or a dash between the digits. */
const shown = {
  '/service-Productiondenergie': [
    /165.kWh/,
    /8.m²/,
    /20.?%/,
    /13.000/,
    /5.kWp/,
    /14.000/,
    /1[.,]2/,
  ],
  '/service-Gestiondenergie': [/15\D{1,9}25.?%/],
  '/service-Maintenance': [/15\D{1,9}30.?%/],
};

it('pages show the figures of the specification in every language', () =>
  onEach(languages, (language) => {
    for (const [route, expected] of Object.entries(shown)) {
      const text = builtPage(address(route, language)).$('main').text();
      expect([route, ...expected.filter((figure) => !figure.test(text))]).toEqual([route]);
    }
  }));
