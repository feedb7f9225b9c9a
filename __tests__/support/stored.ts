import { readFileSync } from 'node:fs';

type Kind = 'cookie' | 'local' | 'session';

interface StoredItem {
  kind: Kind;
  /** `*` is a wildcard. */
  name: string;
  lasts: string;
  sentTo?: 'site' | 'forms';
}

/** The privacy policy's list: a site test finds it on the page in each language. */
export const stored = JSON.parse(readFileSync('data/storage.json', 'utf8')) as StoredItem[];

/** Label of a cookie or key: `session draft:home`. */
export const labelOf = (kind: Kind, name: string) => `${kind} ${name}`;

/** Whether an item of the list covers a cookie or key. */
function covers({ kind, name }: StoredItem, found: string): boolean {
  const pattern = labelOf(kind, name).replaceAll(/[|\\{}()[\]^$+?.]/g, String.raw`\$&`);
  return new RegExp(`^${pattern.replaceAll('*', '.+')}$`).test(found);
}

/** Cookies and keys missing from the list, and items of the list that were never found. */
export function comparedWithList(found: string[]) {
  return {
    unlisted: found.filter((each) => !stored.some((item) => covers(item, each))),
    neverFound: stored
      .filter((item) => !found.some((each) => covers(item, each)))
      .map(({ kind, name }) => labelOf(kind, name)),
  };
}
