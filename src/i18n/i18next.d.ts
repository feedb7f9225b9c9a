import 'i18next';
import type category from '../../locales/fr/category.json';
import type common from '../../locales/fr/common.json';
import type company from '../../locales/fr/company.json';
import type contact from '../../locales/fr/contact.json';
import type home from '../../locales/fr/home.json';
import type notFound from '../../locales/fr/not-found.json';
import type photos from '../../locales/fr/photos.json';
import type powerCut from '../../locales/fr/power-cut.json';
import type privacyPolicy from '../../locales/fr/privacy-policy.json';
import type references from '../../locales/fr/references.json';
import type service from '../../locales/fr/service.json';
import type solarEstimate from '../../locales/fr/solar-estimate.json';
import type termsUse from '../../locales/fr/terms-use.json';

interface Resources {
  category: typeof category;
  common: typeof common;
  company: typeof company;
  contact: typeof contact;
  home: typeof home;
  'not-found': typeof notFound;
  photos: typeof photos;
  'power-cut': typeof powerCut;
  'privacy-policy': typeof privacyPolicy;
  references: typeof references;
  service: typeof service;
  'solar-estimate': typeof solarEstimate;
  'terms-use': typeof termsUse;
}

/**
 * Types the keys of `t` by the French texts: an unknown key is a type error. Texts of records (services, projects …)
 * are not included: they come with the record, by GraphQL.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    /** All namespaces, so that `useTranslation()` takes every `namespace:key`. */
    defaultNS: ['common', ...(keyof Resources)[]];
    returnNull: false;
    resources: Resources;
  }
}
