import { readFileSync } from 'node:fs';

type Kind = 'cookie' | 'local' | 'session';

interface StoredItem {
  kind: Kind;
  /** `*` stands for any text. */
  name: string;
  lasts: string;
  sentTo?: 'site' | 'forms';
}

/** What the privacy policy lists: a site test finds it on the page in each language. */
export const stored = JSON.parse(readFileSync('data/storage.json', 'utf8')) as StoredItem[];

/** A cookie or a key: `session draft:home`. */
export const labelOf = (kind: Kind, name: string) => `${kind} ${name}`;

/** Whether an item of the list stands for a cookie or key that was found. */
function covers({ kind, name }: StoredItem, found: string): boolean {
  const pattern = labelOf(kind, name).replaceAll(/[|\\{}()[\]^$+?.]/g, String.raw`\$&`);
  return new RegExp(`^${pattern.replaceAll('*', '.+')}$`).test(found);
}

/** What was found and is not on the list, and what is on the list and was not found. */
export function comparedWithList(found: string[]) {
  return {
    unlisted: found.filter((each) => !stored.some((item) => covers(item, each))),
    neverFound: stored
      .filter((item) => !found.some((each) => covers(item, each)))
      .map(({ kind, name }) => labelOf(kind, name)),
  };
}
