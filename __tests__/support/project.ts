import { pageNamespaces } from '../../src/build/plan';
import type { Data } from '../../src/build/model';
import { routes } from '../../src/routes';
import type { Language } from '../../src/i18n/languages';

/** A small project without a fault: two categories, two services, two figures, one reference. */
export const soundData = (): Data => ({
  company: {
    name: 'Brightwire',
    siteUrl: 'https://www.brightwire.example',
    indexed: false,
    phone: { display: '022 000 00 00', international: '+41220000000' },
    email: 'contact@brightwire.example',
    address: {
      street: 'Lamp Street 1',
      postalCode: '1200',
      locality: 'Genève',
      canton: 'GE',
      country: 'CH',
    },
    region: { fr: 'Lake fr', en: 'Lake en', es: 'Lake es', pt: 'Lake pt', it: 'Lake it' },
    hours: { firstDay: 'Monday', lastDay: 'Friday', opens: '07:30', closes: '18:00' },
    area: [
      { town: 'Nyon', latitude: 46.38, longitude: 6.23 },
      { town: 'Meyrin', latitude: 46.23, longitude: 6.08 },
      { town: 'Carouge', latitude: 46.18, longitude: 6.13 },
    ],
    base: { latitude: 46.2, longitude: 6.14 },
    social: [{ name: 'Facebook', url: 'https://facebook.example/brightwire' }],
    authorisations: { oibt: '', ide: 'CHE-000.000.000', insurance: '' },
    privacyPublished: '2021-09-10',
    privacyUpdated: '2024-01-31',
    galleryTiles: 4,
    menuServices: 3,
    showSendFailure: false,
  },
  categories: [
    { id: 1, slug: 'electricity', route: '/trade/Electricity', image: 'images/bulb.webp' },
    { id: 2, slug: 'it', route: '/trade/Computing', image: 'images/screen.webp' },
  ],
  services: [
    {
      slug: 'cabling',
      route: '/service-Cabling',
      category: 'electricity',
      order: 1,
      image: 'images/cable.webp',
      banner: { image: 'images/panel.webp', whiteTitle: 'yes' },
      figures: ['losses'],
      details: [{ slug: 'sockets', image: 'images/socket.webp' }],
    },
    {
      slug: 'websites',
      route: '/service-Websites',
      category: 'it',
      order: 1,
      image: 'images/screen.webp',
      banner: { image: 'images/screen.webp' },
      figures: [],
      details: [],
    },
  ],
  figures: [
    { slug: 'losses', value: 15, max: 30, unit: '%', year: 2020, source: 'study' },
    { slug: 'price', value: 13000, unit: 'CHF', year: 2021, source: 'price_list' },
  ],
  references: [{ slug: 'farm', services: ['cabling'], image: 'images/farm.webp' }],
  storage: [
    { slug: 'theme', kind: 'local', name: 'theme', lasts: 'cleared' },
    { slug: 'basket', kind: 'session', name: 'basket:*', lasts: 'sent', sentTo: 'forms' },
  ],
});

/** What the pages of the sound project ask for: keys of words, and one picture. */
export const soundCode = [
  ...pageNamespaces.map((namespace) => `t('${namespace}:title');`),
  "list('home:steps');",
  't(`home:errors.${name}`);',
  "file(relativePath: { eq: 'images/hero.webp' })",
].join('\n');

export const soundPictures = ['bulb', 'cable', 'farm', 'hero', 'panel', 'screen', 'socket'];

/** The words of the sound project in a language, by namespace. */
export function soundWords(language: Language): Record<string, unknown> {
  const words = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, `${name} ${language}`]));
  const service = words('title', 'summary', 'lead', 'description', 'detailsTitle');
  return {
    ...Object.fromEntries(pageNamespaces.map((namespace) => [namespace, words('title')])),
    home: {
      title: `{{company.name}} ${language}`,
      steps: [words('call'), words('meet')],
      errors: { name: `{{name}} ${language}` },
    },
    'call-out': {
      ...words('title', 'text', 'arrival', 'sunday', 'call', 'percent', 'francs'),
      night: `{{from}} ${language} {{to}}`,
    },
    categories: {
      electricity: words('title', 'summary', 'lead', 'description'),
      it: words('title', 'summary', 'lead', 'description'),
    },
    facts: {
      reply: {
        soon: `soon ${language}`,
        workingDays: { one: `in a day ${language}`, other: `in {{count}} days ${language}` },
        hours: { one: `in an hour ${language}`, other: `in {{count}} hours ${language}` },
      },
      languages: {
        one: `{{count}} language ${language}`,
        other: `{{count}} languages ${language}`,
      },
    },
    figures: {
      range: `{{from}} ${language} {{to}}`,
      sources: words('study', 'price_list'),
      items: { losses: words('unit', 'caption'), price: words('unit', 'caption') },
    },
    pages: Object.fromEntries(
      [...Object.keys(routes), 'typicalJobs'].map((page) => [
        page,
        { title: `${page} ${language}`, description: `About ${page} ${language}` },
      ]),
    ),
    pictures: words(...soundPictures),
    projects: { farm: words('title', 'task', 'work') },
    storage: { theme: words('purpose'), basket: words('purpose') },
    'service-cabling': {
      ...service,
      details: { sockets: { ...words('title', 'text'), points: [`safe ${language}`] } },
    },
    'service-websites': service,
  };
}
