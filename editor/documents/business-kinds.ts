import type { Bilingual } from '../bilingual';
import type { DataName, RecordFolder } from '../../src/content/model';
import { routes } from '../../src/routes';
import { solarConstantSlugs } from '../../src/content/model/solar';
import type { Kind } from './kinds';

/** Facts of the business: the parts of `data/company.json`, and the lists beside it. */

const company = (name: string, title: Bilingual, route: string, fields: string[]): Kind => ({
  folder: 'business',
  name,
  title,
  facts: { data: 'company', of: 'file', fields },
  words: [],
  route,
});

const file = (
  data: Exclude<DataName, RecordFolder>,
  title: Bilingual,
  of: 'list' | 'file',
  route: string,
  fixed: string[] = [],
): Kind => ({
  folder: 'business',
  name: data,
  title,
  facts: { data, of },
  words: [],
  fixed,
  route,
});

export const businessKinds: Kind[] = [
  company('contact', { fr: 'Coordonnées', en: 'Contact details' }, routes.contact, [
    'name',
    'phone',
    'legalName',
    'email',
    'address',
    'region',
    'area',
    'base',
    'social',
  ]),
  company(
    'hours',
    { fr: 'Horaires, délais et urgences', en: 'Hours, replies and emergencies' },
    routes.contact,
    ['hours', 'replyWithin', 'callOut', 'emergencyNumbers'],
  ),
  file('closed-days', { fr: 'Jours de fermeture', en: 'Closed days' }, 'list', routes.contact),
  company(
    'legal',
    { fr: 'Autorisations et protection des données', en: 'Authorisations and data protection' },
    routes.privacyPolicy,
    [
      'authorisations',
      'teamLanguages',
      'processors',
      'requestRetentionMonths',
      'privacyPublished',
      'privacyUpdated',
      'legalReviewed',
    ],
  ),
  company(
    'confirmations',
    { fr: 'À confirmer avant la publication', en: 'To confirm before publication' },
    routes.home,
    ['confirmed'],
  ),
  file('team', { fr: 'Équipe', en: 'Team' }, 'list', routes.company),
  file('guarantees', { fr: 'Garanties', en: 'Guarantees' }, 'list', routes.company),
  file('sample-quote', { fr: 'Devis d’exemple', en: 'Sample quote' }, 'file', routes.company),
  file('partners', { fr: 'Partenaires', en: 'Partners' }, 'list', routes.company),
  file('reviews', { fr: 'Avis de clients', en: 'Customers’ reviews' }, 'list', routes.references),
  file('figures', { fr: 'Chiffres', en: 'Figures' }, 'list', routes.home),
  file('sources', { fr: 'Sources des chiffres', en: 'Sources of figures' }, 'list', routes.home),
  file('solar', { fr: 'Estimation solaire', en: 'Solar estimate' }, 'file', '{solar-estimate}', [
    ...solarConstantSlugs.map((slug) => `constants.${slug}.unit`),
    'yields.rows',
    'yields.rows.tilt',
    'profiles.items',
    'profiles.items.slug',
  ]),
  file(
    'inspection',
    { fr: 'Contrôle périodique', en: 'Periodic inspection' },
    'file',
    '{inspection}',
  ),
  file(
    'storage',
    { fr: 'Ce que le site garde sur l’appareil', en: 'What the site keeps on a device' },
    'list',
    routes.privacyPolicy,
    ['items', 'kind', 'name', 'lasts', 'sentTo'],
  ),
  company('site', { fr: 'Réglages du site', en: 'Settings of the site' }, routes.home, [
    'businessType',
    'siteUrl',
    'indexed',
    'hsts',
    'galleryTiles',
    'showSendFailure',
  ]),
];
