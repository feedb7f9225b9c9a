import { readFileSync } from 'node:fs';
import type { TypeOptions } from 'i18next';
import type pages from '../../locales/fr/pages.json';
import type { Service } from '../../src/content/model';
import { type Language, languages, service as firstService } from './site';

/** Texts of `locales/`, so that tests work in every language and for every business. */

type Texts = TypeOptions['resources'] & { pages: typeof pages };

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
