import type { i18n as I18n } from 'i18next';
import { createContext, useContext } from 'react';
import type category from '../../locales/fr/category.json';
import type common from '../../locales/fr/common.json';
import type company from '../../locales/fr/company.json';
import type contact from '../../locales/fr/contact.json';
import type home from '../../locales/fr/home.json';
import type inspection from '../../locales/fr/inspection.json';
import type notFound from '../../locales/fr/not-found.json';
import type photos from '../../locales/fr/photos.json';
import type powerCut from '../../locales/fr/power-cut.json';
import type privacyPolicy from '../../locales/fr/privacy-policy.json';
import type references from '../../locales/fr/references.json';
import type service from '../../locales/fr/service.json';
import type solarEstimate from '../../locales/fr/solar-estimate.json';
import type termsUse from '../../locales/fr/terms-use.json';
import { fallbackLanguage, isLanguage, type Language } from '../i18n/languages';

/** The words that pages ask for by key. Translations of records (services, projects …) come with the record, by GraphQL. */
interface Namespaces {
  category: typeof category;
  common: typeof common;
  company: typeof company;
  contact: typeof contact;
  home: typeof home;
  inspection: typeof inspection;
  'not-found': typeof notFound;
  photos: typeof photos;
  'power-cut': typeof powerCut;
  'privacy-policy': typeof privacyPolicy;
  references: typeof references;
  service: typeof service;
  'solar-estimate': typeof solarEstimate;
  'terms-use': typeof termsUse;
}

export type Namespace = keyof Namespaces;

/** Each key below a path, with the text or list that it leads to. */
type EntriesOf<Tree, Path extends string> = {
  [Key in keyof Tree & string]: Tree[Key] extends string | readonly unknown[]
    ? [key: `${Path}${Key}`, value: Tree[Key]]
    : EntriesOf<Tree[Key], `${Path}${Key}.`>;
}[keyof Tree & string];

type Entry = { [Name in Namespace]: EntriesOf<Namespaces[Name], `${Name}:`> }[Namespace];

/** Key of one text, `namespace:path`. A key that the French words do not have is a type error. */
export type TextKey = Extract<Entry, [string, string]>[0];

/** Key of a list of texts or of records of texts. */
export type ListKey = Extract<Entry, [string, readonly unknown[]]>[0];

/** One item of a list. */
export type Item<Key extends ListKey> = Extract<Entry, [Key, readonly unknown[]]>[1][number];

export interface Translations {
  language: Language;
  /** The text of a key; `values` fills placeholders such as {{year}}. */
  t: (key: TextKey, values?: Record<string, string | number>) => string;
  /** The items of a list, in order. */
  list: <Key extends ListKey>(key: Key) => Item<Key>[];
}

/** The translations of a page. A text without placeholders is read directly: it needs no plural and no fallback. */
export function translationsOf(i18n: I18n): Translations {
  const at = (key: TextKey | ListKey): unknown => {
    const [namespace = '', path = ''] = key.split(':');
    return i18n.getResource(i18n.language, namespace, path);
  };
  return {
    language: isLanguage(i18n.language) ? i18n.language : fallbackLanguage,
    t: (key, values) => (values ? i18n.t(key, values) : (at(key) as string)),
    list: <Key extends ListKey>(key: Key) => at(key) as Item<Key>[],
  };
}

export const TranslationsContext = createContext<Translations | null>(null);

/** @throws outside `Layout` */
export function useTranslations(): Translations {
  const translations = useContext(TranslationsContext);
  if (!translations) throw new Error('useTranslations() must be used inside <Layout>.');
  return translations;
}
