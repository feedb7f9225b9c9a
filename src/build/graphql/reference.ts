import type { Language } from '../../language/languages';
import { words, type ResolverContext } from './words';

/** Projects: data/references.json. */
export const typeDefs = `
  "A project that shows what the business does."
  type Reference implements Node @dontInfer {
    slug: String!
    "The services that were part of it, the main one first."
    services: [Service!]! @link(by: "slug")
    image: File! @fileByRelativePath
  }

  type ReferenceWords {
    title: String!
    "What the customer needed."
    task: String!
    "What was done."
    work: String!
  }
`;

export const resolvers = {
  Reference: {
    words: {
      type: 'ReferenceWords!',
      description: 'The words of the project in a language.',
      args: { language: 'Language!' },
      resolve: async (
        { slug }: { slug: string },
        { language }: { language: Language },
        context: ResolverContext,
      ) =>
        (await words<Record<string, Record<string, string>>>(context, 'projects', language))[slug],
    },
  },
};
