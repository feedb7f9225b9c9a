/** The translations of a namespace: texts, and lists and groups of them. */
export type TranslationTree = string | TranslationTree[] | { [key: string]: TranslationTree };

/** All texts of a tree with their paths: `steps.items.0.title`. */
export function texts(tree: unknown, path = ''): { path: string; text: unknown }[] {
  if (tree === null || typeof tree !== 'object') return [{ path, text: tree }];
  return Object.entries(tree).flatMap(([key, branch]) =>
    texts(branch, path ? `${path}.${key}` : key),
  );
}

/** The names between `{{` and `}}`, in alphabetical order. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^}\s]+)\s*\}\}/g)].map(([, name = '']) => name).sort();
}
