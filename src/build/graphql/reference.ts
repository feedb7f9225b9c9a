import { inLanguage } from './fields';
import { translations, type TranslationsBySlug } from './translations';

/** Projects: data/references.json. */
export const typeDefs = `
  "A project that shows what the business does."
  type Reference implements Node @dontInfer {
    slug: String!
    "The services that were part of it, the main one first."
    services: [Service!]! @link(by: "slug")
    image: File! @fileByRelativePath
  }

  type ReferenceTranslation {
    title: String!
    "What the customer needed."
    task: String!
    "What was done."
    work: String!
  }
`;

export const resolvers = {
  Reference: {
    translation: inLanguage(
      'ReferenceTranslation!',
      'The translations of the project in a language.',
      async ({ slug }: { slug: string }, language, context) =>
        (await translations<TranslationsBySlug>(context, 'projects', language))[slug],
    ),
  },
};
