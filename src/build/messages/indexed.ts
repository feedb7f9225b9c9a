const needed = 'and "indexed" is true';

/** What the checks say of a site that search engines may list. */
export const indexedMessages = {
  'example-host': ({ host }: { host: string }) => `${host} is reserved for examples, ${needed}`,
  'example-number': () => `this number is a placeholder, ${needed}`,
  'example-street': () => `this street is a placeholder, ${needed}`,
  'fact-empty': () => `is empty, ${needed}`,
  'no-uid': ({ text }: { text: string }) =>
    `"${text}" is no UID like CHE-123.456.788: its check digit or its form is wrong, ${needed}`,
  'no-processor': ({ purpose }: { purpose: 'forms' | 'hosting' }) =>
    `none has the purpose "${purpose}", ${needed}`,
  'no-safeguard': ({ processor, countries }: Record<'processor' | 'countries', string>) =>
    `nothing protects the data that ${processor} takes abroad (${countries}), ${needed}`,
  'not-confirmed': () =>
    `is not confirmed (docs/recipes.md, "To confirm before publication"), ${needed}`,
  'not-reviewed': () => `the legal texts have no date of review, ${needed}`,
};

export type IndexedCode = keyof typeof indexedMessages;
