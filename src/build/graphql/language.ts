import { languageFacts, languages, type Language } from '../../i18n/languages';
import { fillFacts } from '../translations/facts';
import type { ResolverContext } from './fields';
import { facts } from './translations';

/** The languages of the site, and the translations of its pages. */
export const typeDefs = `
  "A language of the site."
  enum Language {
    ${languages.map((language) => `"${languageFacts[language].ownName}" ${language}`).join('\n    ')}
  }

  "The translations of one file, locales/LANGUAGE/NS.json, as JSON text, with the facts of data/ filled in."
  type Locale implements Node @dontInfer {
    "The folder's name."
    language: Language!
    "The file's name: common, or the page or record it belongs to."
    ns: String!
    "The translations, JSON. Placeholders such as {{year}} are filled in by the page."
    data: String!
  }

  "A JSON file under locales/ as it lies on the disk. Ask for Locale, or for the translations of a record, instead."
  type LocaleFile implements Node @dontInfer {
    id: ID!
  }
`;

interface LocaleNode {
  language: Language;
  data: string;
}

export const resolvers = {
  Locale: {
    data: {
      resolve: async ({ data, language }: LocaleNode, _: unknown, context: ResolverContext) =>
        JSON.stringify(
          fillFacts(JSON.parse(data) as Record<string, string>, await facts(context, language)),
        ),
    },
  },
};
