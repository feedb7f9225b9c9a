import type { Data } from '../../src/build/model';

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
      questions: [{ slug: 'price' }],
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
    { slug: 'price', value: 13000, unit: 'CHF', vat: 'included', year: 2021, source: 'price_list' },
  ],
  references: [{ slug: 'farm', services: ['cabling'], image: 'images/farm.webp' }],
  storage: [
    { slug: 'theme', kind: 'local', name: 'theme', lasts: 'cleared' },
    { slug: 'basket', kind: 'session', name: 'basket:*', lasts: 'sent', sentTo: 'forms' },
  ],
});

/** The names of the pictures that its data and its pages ask for. */
export const soundPictures = ['bulb', 'cable', 'farm', 'hero', 'panel', 'screen', 'socket'];
