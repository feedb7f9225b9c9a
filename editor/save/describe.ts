import type { EditorLanguage } from '../bilingual';
import { isObject, type Json, type JsonObject } from '../json';
import type { Project } from '../store/content';
import type { FileChange } from '../store/files';
import { documentOf, fileTitle, titleOf, whereIs } from './where';

/** Says what changed between two states of files, in the words of the editor. */

const words = {
  added: { fr: 'Ajouté\u00a0: ', en: 'Added: ' },
  removed: { fr: 'Supprimé\u00a0: ', en: 'Removed: ' },
  moved: { fr: 'Ordre changé\u00a0: ', en: 'Order changed: ' },
  changed: { fr: '', en: '' },
  site: { fr: 'Site modifié', en: 'Site changed' },
  colon: { fr: '\u00a0: ', en: ': ' },
};

interface Change {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** The keys from the top of the file; an item of a list by its slug or name, if it has one, or its place. */
  path: string[];
}

/** Fields that tell items of a list apart. */
const identities = ['slug', 'name', 'town'];

/** A list of objects as an object, by what tells its items apart; undefined for any other value. */
function byKey(list: Json, other: Json): JsonObject | undefined {
  if (!Array.isArray(list) || !Array.isArray(other)) return undefined;
  const all = [...list, ...other];
  if (!all.every(isObject)) return undefined;
  const keysBy = (field: string, items: Json[]) =>
    items.map((item) => isObject(item) && item[field]);
  const field = identities.find((each) =>
    [list, other].every((items) => {
      const keys = keysBy(each, items);
      return new Set(keys).size === keys.length && keys.every((key) => typeof key === 'string');
    }),
  );
  return Object.fromEntries(
    list.map((item, index) => {
      const key = field && isObject(item) ? item[field] : index;
      return [typeof key === 'string' ? key : `${index}`, item];
    }),
  );
}

function compare(before: Json | undefined, after: Json | undefined, path: string[]): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (before === undefined) return [{ kind: 'added', path }];
  if (after === undefined) return [{ kind: 'removed', path }];
  const lists = [byKey(before, after), byKey(after, before)];
  const [old, present] = [lists[0] ?? before, lists[1] ?? after];
  if (!isObject(old) || !isObject(present)) return [{ kind: 'changed', path }];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(present)])];
  const changes = keys.flatMap((key) => compare(old[key], present[key], [...path, key]));
  const kept = (one: JsonObject, other: JsonObject) =>
    Object.keys(one)
      .filter((key) => key in other)
      .join('\0');
  const isMoved = lists[0] !== undefined && kept(old, present) !== kept(present, old);
  return isMoved ? [...changes, { kind: 'moved', path }] : changes;
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

/** What changed: the documents, and a sentence for each of their fields, `Contact › Titre (anglais)`. */
export interface Described {
  topics: string[];
  sentences: string[];
}

/** @param files of the project, which the names come from */
export function described(
  changes: readonly FileChange[],
  files: Project,
  language: EditorLanguage,
): Described {
  const found = changes.flatMap((change) => {
    const { file } = change;
    const isList = Array.isArray(files[file]);
    return changesIn(change).map(({ kind, path }) => {
      const [record, ...rest] = path;
      const place = isList
        ? { file, record, field: rest.join('.') }
        : { file, field: path.join('.') };
      const id = path.length > 0 ? documentOf(place, files) : undefined;
      const topic = id ? titleOf(id, files, language) : fileTitle(file, files, language);
      const where = id ? whereIs(place, files, language) : topic;
      return { topic, sentence: words[kind][language] + where };
    });
  });
  return {
    topics: [...new Set(found.map(({ topic }) => topic))],
    sentences: [...new Set(found.map(({ sentence }) => sentence))],
  };
}

/** The longest first line of a commit message, in characters. */
const longestSubject = 72;

/** A commit's message: a first line of at most 72 characters that names what changed, then all changes. */
export function commitMessage({ topics, sentences }: Described, language: EditorLanguage): string {
  const whole = [words.site[language], topics.join(', ')]
    .filter(Boolean)
    .join(words.colon[language]);
  const characters = [...whole];
  const subject =
    characters.length <= longestSubject
      ? whole
      : `${characters.slice(0, longestSubject - 1).join('')}…`;
  return `${[subject, '', ...sentences.map((each) => `- ${each}`)].join('\n').trimEnd()}\n`;
}
