import { readFileSync } from 'node:fs';
import type common from '../../locales/fr/common.json';
import type company from '../../locales/fr/company.json';
import type contact from '../../locales/fr/contact.json';
import type notFound from '../../locales/fr/not-found.json';
import type pages from '../../locales/fr/pages.json';
import type photos from '../../locales/fr/photos.json';
import type powerCut from '../../locales/fr/power-cut.json';
import type privacyPolicy from '../../locales/fr/privacy-policy.json';
import type references from '../../locales/fr/references.json';
import type service from '../../locales/fr/service.json';
import type solarEstimate from '../../locales/fr/solar-estimate.json';
import type { Service } from '../../src/content/model';
import { type Language, languages, service as firstService } from './site';

/** Texts of `locales/`, so that tests work in every language and for every business. */

interface Texts {
  common: typeof common;
  company: typeof company;
  contact: typeof contact;
  pages: typeof pages;
  'not-found': typeof notFound;
  photos: typeof photos;
  'power-cut': typeof powerCut;
  'privacy-policy': typeof privacyPolicy;
  references: typeof references;
  service: typeof service;
  'solar-estimate': typeof solarEstimate;
}

const read = (language: Language, name: string): unknown =>
  JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'));

/** The texts of a namespace, without facts. */
export const texts = <Name extends keyof Texts>(language: Language, name: Name) =>
  read(language, name) as Texts[Name];

/** A text with its facts filled in: `{{max}}` becomes the value of `max`. */
export const filled = (text: string, facts: Record<string, string | number>) =>
  text.replaceAll(/\{\{(.*?)\}\}/g, (placeholder, name: string) => `${facts[name] ?? placeholder}`);

/** A pattern that matches a text with any facts. */
export const patternOf = (text: string) =>
  new RegExp(
    text
      .split(/\{\{.*?\}\}/)
      .map((part) =>
        part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s/g, '\\s'),
      )
      .join('.+'),
  );

/** The title of a service. */
export const titleOf = ({ title }: Pick<Service, 'title'>, language: Language) => title[language];

function wordsOf(language: Language) {
  const { form, footer } = texts(language, 'common');
  return {
    /** The title of the service whose form the tests fill in. */
    service: titleOf(firstService, language),
    sent: `${form.success.title} ${form.success.text}`,
    subscribed: footer.newsletter.success,
    submit: form.submit,
    sending: form.sending,
    faults: form.errors,
    /** The subject of each form's request. */
    subjects: {
      home: form.subjects.quote,
      service: form.subjects.quote,
      contact: form.subjects.contact,
      newsletter: form.subjects.newsletter,
    },
  };
}

/** The texts of the forms in each language. */
export const words = Object.fromEntries(
  languages.map((language) => [language, wordsOf(language)]),
) as Record<Language, ReturnType<typeof wordsOf>>;
