import { address, languages, type Language } from '../../e2e/support/site';
import { builtPage } from './support/built-page';

/** Texts that the specification fixes: a sentence and figures, as each language writes them. */

const unavailable = {
  fr: 'Temporairement indisponible\u202f!',
  en: 'Temporarily unavailable!',
  es: '¡No disponible por el momento!',
  pt: 'Temporariamente indisponível!',
  it: 'Temporaneamente non disponibile!',
};

it.each(languages)(
  'the social strategy in %s says in its banner, and alone in its details, that it is unavailable, and offers its neighbour',
  (language) => {
    const { $ } = builtPage(address('/service-StrategieSociale', language));
    expect($('section#details').text()).toBe(unavailable[language]);
    expect($('.banner__actions > p').text()).toBe(unavailable[language]);
    expect($('.banner__actions .btn-outline-primary').attr('href')).toBe(
      address('/service-Integration', language),
    );
  },
);

const households = {
  fr: 'environ 14\u00a0000\u00a0ménages suisses par an',
  en: 'about 14,000\u00a0Swiss households per year',
  es: 'unos 14\u00a0000\u00a0hogares suizos al año',
  pt: 'cerca de 14\u00a0000\u00a0agregados familiares suíços por ano',
  it: 'circa 14’000\u00a0economie domestiche svizzere all’anno',
};

const audiovisual = {
  fr: 'Audiovisuel',
  en: 'Audiovisual',
  es: 'Instalaciones audiovisuales',
  pt: 'Audiovisual',
  it: 'Audiovisivi',
};

it.each(languages)('the first detail of the audiovisual service in %s is called so', (language) => {
  const { $ } = builtPage(address('/service-Audiovisuel', language));
  expect($('#details h3').first().text()).toBe(audiovisual[language]);
});

/** The figures of section 9. */
const figures: Record<Language, Record<string, string[]>> = {
  fr: {
    '/service-Productiondenergie': ['165', '13\u00a0000', households.fr, '1,2', '20\u00a0%'],
    '/service-Gestiondenergie': ['15\u00a0à\u00a025\u00a0%'],
    '/service-Maintenance': ['15\u00a0à\u00a030\u00a0%'],
  },
  en: {
    '/service-Productiondenergie': ['165', '13,000', households.en, '1.2', '20%'],
    '/service-Gestiondenergie': ['15–25%'],
    '/service-Maintenance': ['15–30%'],
  },
  es: {
    '/service-Productiondenergie': ['165', '13\u00a0000', households.es, '1,2', '20\u00a0%'],
    '/service-Gestiondenergie': ['15\u00a0a\u00a025\u00a0%'],
    '/service-Maintenance': ['15\u00a0a\u00a030\u00a0%'],
  },
  pt: {
    '/service-Productiondenergie': ['165', '13\u00a0000', households.pt, '1,2', '20\u00a0%'],
    '/service-Gestiondenergie': ['15\u00a0a\u00a025\u00a0%'],
    '/service-Maintenance': ['15\u00a0a\u00a030\u00a0%'],
  },
  it: {
    '/service-Productiondenergie': ['165', '13’000', households.it, '1.2', '20%'],
    '/service-Gestiondenergie': ['15–25%'],
    '/service-Maintenance': ['15–30%'],
  },
};

describe.each(languages)('the figures in %s', (language) => {
  it.each(Object.entries(figures[language]))('%s has %j', (route, expected) => {
    const text = builtPage(address(route, language)).$('main').text();
    expect(expected.filter((figure) => !text.includes(figure))).toEqual([]);
  });
});

it.each(languages)('the legal texts in %s name whom data goes to and whom to call', (language) => {
  const textOf = (route: string) => builtPage(address(route, language)).$('main').text();
  expect(textOf('/privacy-policy')).toMatch(/Static Forms[^]*Netlify/);
  expect(textOf('/terms-use')).toMatch(/118[^]*144[^]*117[^]*112/);
  expect(textOf('/')).toContain('118');
});

const notFound: Record<Language, string> = {
  fr: 'Page introuvable',
  en: 'Page not found',
  es: 'Página no encontrada',
  pt: 'Página não encontrada',
  it: 'Pagina non trovata',
};

it.each(languages)('the not-found page in %s says so and leads home', (language) => {
  const { $ } = builtPage(address('/404', language));
  expect($('html').attr('lang')).toBe(language);
  expect($('h1').text()).toBe(notFound[language]);
  expect($('main a').first().attr('href')).toBe(address('/', language));
});
