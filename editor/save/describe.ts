import type { Source } from '../../src/content/read';
import { isDeepStrictEqual } from 'node:util';
import { type EditorLanguage, quoted } from '../bilingual';
import { editedAt } from '../forms';
import { asText, isObject, type Json } from '../schema';
import type { FileChange } from '../store/files';
import { titleOf, whereIs } from './where';

/** Describes the changes of a save in the editor's words, for the commit message. */

const words = {
  site: { fr: 'Site\u00a0: ', en: 'Site: ' },
  added: { fr: 'Ajouté\u00a0: ', en: 'Added: ' },
  removed: { fr: 'Supprimé\u00a0: ', en: 'Removed: ' },
  moved: { fr: 'Ordre changé\u00a0: ', en: 'Order changed: ' },
  changed: { fr: '', en: '' },
  colon: { fr: '\u00a0: ', en: ': ' },
};

interface Change {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  path: string[];
  /** Value before and after, if both are short. */
  values?: [Json, Json];
}

/** Maximum length of a value quoted in full, in characters. */
const longest = 40;

const isShort = (value: Json) => asText(value) !== '' && asText(value).length <= longest;

/** Keys of a list's items: their slugs, or else their whole content. */
const keysOf = (list: Json[]) =>
  list.map((item) =>
    isObject(item) && typeof item.slug === 'string' ? item.slug : JSON.stringify(item),
  );

function listChanges(before: Json[], after: Json[], path: string[]): Change[] {
  const [old, present] = [keysOf(before), keysOf(after)];
  if (before.length === after.length && !isDeepStrictEqual(old.toSorted(), present.toSorted()))
    return after.flatMap((item, index) => compare(before[index], item, [...path, String(index)]));
  const kept = (list: string[], other: string[]) => list.filter((key) => other.includes(key));
  const isMoved = !isDeepStrictEqual(kept(old, present), kept(present, old));
  return [
    ...after.flatMap((item, index) => {
      const place = old.indexOf(present[index]!);
      const own = [...path, String(index)];
      return place < 0
        ? [{ kind: 'added', path: own } as const]
        : compare(before[place], item, own);
    }),
    ...(old.some((key) => !present.includes(key)) ? [{ kind: 'removed', path } as const] : []),
    ...(isMoved ? [{ kind: 'moved', path } as const] : []),
  ];
}

function compare(before: Json | undefined, after: Json | undefined, path: string[]): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (before === undefined) return [{ kind: 'added', path }];
  if (after === undefined) return [{ kind: 'removed', path }];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path);
  if (!isObject(before) || !isObject(after))
    return [
      {
        kind: 'changed',
        path,
        ...(isShort(before) && isShort(after) && { values: [before, after] }),
      },
    ];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => compare(before[key], after[key], [...path, key]));
}

function parsed(content: Buffer | null): Json | undefined {
  try {
    return content === null ? undefined : (JSON.parse(content.toString()) as Json);
  } catch {
    return undefined;
  }
}

function changesIn({ file, before, after }: FileChange): Change[] {
  const [old, present] = file.endsWith('.json') ? [parsed(before), parsed(after)] : [];
  if (old !== undefined && present !== undefined) return compare(old, present, []);
  return [{ kind: before === null ? 'added' : after === null ? 'removed' : 'changed', path: [] }];
}

/** Maximum length of a message's first line, in characters. */
const longestSubject = 72;

/** A commit message: a summary line, then a sentence for each change. */
export interface Message {
  subject: string;
  changes: string[];
}

export const textOf = ({ subject, changes }: Message): string =>
  [subject, '', ...changes.map((each) => `- ${each}`)].join('\n').trimEnd();

/**
 * @param source with the titles of the changed files
 * @param subject replaces the names of the forms
 */
export function messageOf(
  changes: readonly FileChange[],
  source: Source,
  language: EditorLanguage,
  subject?: string,
): Message {
  const titles = changes.flatMap(({ file }) => {
    const edited = editedAt(file);
    return edited ? [titleOf(edited, source, language)] : [];
  });
  const sentences = changes.flatMap((change) =>
    changesIn(change).map(({ kind, path, values }) => {
      const where = whereIs({ file: change.file, field: path.join('.') }, source, language);
      const own = values?.map((value) => quoted(asText(value), language)).join(' → ');
      return words[kind][language] + where + (own ? words.colon[language] + own : '');
    }),
  );
  const names = [...new Set(titles.length > 0 ? titles : changes.map(({ file }) => file))];
  const whole = subject ?? words.site[language] + names.join(', ');
  const characters = [...whole];
  const line =
    characters.length <= longestSubject
      ? whole
      : `${characters.slice(0, longestSubject - 1).join('')}…`;
  return { subject: line, changes: [...new Set(sentences)] };
}
