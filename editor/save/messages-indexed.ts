import type { Bilingual } from '../bilingual';
import type { ByCode } from '../../src/build/issue';
import type { IndexedCode } from '../../src/build/messages/indexed';

const tasks = {
  forms: { fr: 'reçoit les formulaires', en: 'receives the forms' },
  hosting: { fr: 'héberge le site', en: 'hosts the site' },
};

/** What the checks say of a site that search engines may list. */
export const indexedMessages: ByCode<Bilingual, IndexedCode> = {
  'example-host': ({ host }) => ({
    fr: `«\u00a0${host}\u00a0» est une adresse d’exemple. Mettez la vraie avant de rendre le site visible dans les moteurs de recherche.`,
    en: `“${host}” is an example address. Put the real one before search engines may list the site.`,
  }),
  'example-number': () => ({
    fr: 'Ce numéro est un exemple. Mettez le vrai avant de rendre le site visible dans les moteurs de recherche.',
    en: 'This number is an example. Put the real one before search engines may list the site.',
  }),
  'example-street': () => ({
    fr: 'Cette rue est un exemple. Mettez la vraie avant de rendre le site visible dans les moteurs de recherche.',
    en: 'This street is an example. Put the real one before search engines may list the site.',
  }),
  'fact-empty': () => ({
    fr: 'Ce champ est vide. Remplissez-le avant de rendre le site visible dans les moteurs de recherche.',
    en: 'This field is empty. Fill it in before search engines may list the site.',
  }),
  'no-uid': ({ text }) => ({
    fr: `«\u00a0${text}\u00a0» n’est pas un numéro IDE comme CHE-123.456.788. Corrigez-le avant de rendre le site visible dans les moteurs de recherche.`,
    en: `“${text}” is not a business number like CHE-123.456.788. Correct it before search engines may list the site.`,
  }),
  'no-processor': ({ purpose }) => ({
    fr: `Indiquez le prestataire qui ${tasks[purpose].fr} avant de rendre le site visible dans les moteurs de recherche.`,
    en: `Say which service ${tasks[purpose].en} before search engines may list the site.`,
  }),
  'no-safeguard': ({ processor, countries }) => ({
    fr: `Indiquez ce qui protège les données que ${processor} transmet à l’étranger (${countries}) avant de rendre le site visible dans les moteurs de recherche.`,
    en: `Say what protects the data that ${processor} takes abroad (${countries}) before search engines may list the site.`,
  }),
  'not-confirmed': () => ({
    fr: 'Confirmez ce point et indiquez la date avant de rendre le site visible dans les moteurs de recherche.',
    en: 'Confirm this and enter the date before search engines may list the site.',
  }),
  'not-reviewed': () => ({
    fr: 'Faites relire les textes juridiques et indiquez la date avant de rendre le site visible dans les moteurs de recherche.',
    en: 'Have the legal texts reviewed and enter the date before search engines may list the site.',
  }),
};
