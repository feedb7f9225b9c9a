import { languageFacts, languages, type Language } from '../../i18n/languages';
import { fillFacts } from '../../content/facts';
import type { ResolverContext } from './fields';
import { facts } from './translations';

/** The enum of the languages, from their one list. */
export const typeDefs = `
  "A language of the site."
  enum Language {
    ${languages.map((language) => `"${languageFacts[language].ownName}" ${language}`).join('\n    ')}
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
          fillFacts(
            JSON.parse(data) as Record<string, string>,
            await facts(context, language),
            language,
          ),
        ),
    },
  },
};
