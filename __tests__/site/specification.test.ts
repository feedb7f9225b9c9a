import { address, type Language, languages, routes } from '../../e2e/support/site';
import { texts } from '../../e2e/support/words';
import { builtPage, onEach } from './support/built-page';

/** What the specification fixes of this business: languages, addresses, sentences and figures. */

it('the site has the languages and the addresses of the specification, and those that the owner has added', () => {
  expect(languages).toEqual(['fr', 'en', 'es', 'pt', 'it']);
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
  );
});

it('who chooses no language is asked to in the words of the specification', () =>
  expect(texts('fr', 'common').obrigatorio_escolher_opcao).toBe(
    'Il est obligatoire de choisir une option\u202f!',
  ));

it('the business is an electrician', () =>
  expect(builtPage('/').html).toContain('"@type":"Electrician"'));

const unavailable = {
  fr: 'Temporairement indisponible\u202f!',
  en: 'Temporarily unavailable!',
  es: '¡No disponible por el momento!',
  pt: 'Temporariamente indisponível!',
  it: 'Temporaneamente non disponibile!',
};

const soon = { fr: 'bientôt', en: 'soon', es: 'pronto', pt: 'em breve', it: 'in arrivo' };

it('the social strategy says in its banner, and alone in its details, that it is unavailable, and offers its neighbour, but no quote', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address('/service-StrategieSociale', language));
    expect($('section#details').text()).toBe(unavailable[language]);
    expect($('.banner__actions > p').text()).toBe(unavailable[language]);
    expect($('.banner__actions .btn-outline-primary').attr('href')).toBe(
      address('/service-Integration', language),
    );
    expect($('main .btn-warning, .quick-bar .btn-warning')).toHaveLength(0);
    expect($('main textarea').text()).not.toBe('');
    const entry = $(`.services-menu a[href="${address('/service-StrategieSociale', language)}"]`);
    expect(entry.find('small').text()).toBe(soon[language]);
  }));

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

it('the first detail of the audiovisual service has its name', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address('/service-Audiovisuel', language));
    expect($('#details h3').first().text()).toBe(audiovisual[language]);
  }));

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

it('services have the figures of the specification', () =>
  onEach(languages, (language) => {
    for (const [route, expected] of Object.entries(figures[language])) {
      const text = builtPage(address(route, language)).$('main').text();
      expect([route, ...expected.filter((figure) => !text.includes(figure))]).toEqual([route]);
    }
  }));

/** The date of publication of the privacy policy (section 3). */
const published: Record<Language, string> = {
  fr: '10 septembre 2021',
  en: '10 September 2021',
  es: '10 de septiembre de 2021',
  pt: '10 de setembro de 2021',
  it: '10 settembre 2021',
};

const wayOut: Record<Language, RegExp> = {
  fr: /moyen simple et gratuit de vous désinscrire/,
  en: /easy, free way to unsubscribe/,
  es: /forma sencilla y gratuita de darse de baja/,
  pt: /forma simples e gratuita de cancelar/,
  it: /modo semplice e gratuito per annullare/,
};

it('the legal texts name the day of their publication, whom data goes to, the way out of the newsletter, and whom to call', () =>
  onEach(languages, (language) => {
    const textOf = (route: string) => builtPage(address(route, language)).$('main').text();
    expect(textOf('/privacy-policy')).toContain(published[language]);
    expect(textOf('/privacy-policy')).toMatch(wayOut[language]);
    expect(textOf('/privacy-policy')).toMatch(/Static Forms[^]*Netlify/);
    expect(textOf('/terms-use')).toMatch(/118[^]*144[^]*117[^]*112/);
    expect(textOf('/')).toContain('118');
  }));
