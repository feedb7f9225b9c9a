/** The translations of a namespace: texts, and lists and groups of them. */
export type TranslationTree = string | TranslationTree[] | { [key: string]: TranslationTree };

/** All texts of a tree with their paths: `steps.items.0.title`. */
export function texts(tree: unknown, path = ''): { path: string; text: unknown }[] {
  if (tree === null || typeof tree !== 'object') return [{ path, text: tree }];
  return Object.entries(tree).flatMap(([key, branch]) =>
    texts(branch, path ? `${path}.${key}` : key),
  );
}

/** A placeholder of a text: `{{company.phone}}`, a fact, or `{{count}}`, which the page fills in. */
export const placeholderPattern = String.raw`\{\{\s*([\w-]+(?:\.[\w-]+)?)\s*\}\}`;

const placeholdersInOrder = (text: string) =>
  [...text.matchAll(/\{\{\s*([^}\s]+)\s*\}\}/g)].map(([, name = '']) => name);

/** The names between `{{` and `}}`, in alphabetical order. */
export function placeholders(text: string): string[] {
  return placeholdersInOrder(text).sort();
}

/** The slugs of the figures that a tree of texts names, each once, in the order in which they stand. */
export function figuresNamed(tree: unknown): string[] {
  const names = texts(tree).flatMap(({ text }) => placeholdersInOrder(String(text)));
  const figures = names.filter((name) => name.startsWith('figures.'));
  return [...new Set(figures)].map((name) => name.replace('figures.', ''));
}
