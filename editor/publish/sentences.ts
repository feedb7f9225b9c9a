import type { EditorLanguage } from '../bilingual';
import { languageName } from '../save/where';
import type { DescribedChange } from './describe';

const words = {
  fr: {
    added: 'Ajouté\u00a0: ',
    removed: 'Supprimé\u00a0: ',
    changed: 'Modifié\u00a0: ',
    moved: 'Ordre changé\u00a0: ',
    after: '\u00a0: ',
    quote: (text: string) => `«\u00a0${text}\u00a0»`,
    empty: '(vide)',
    site: 'Site modifié',
    more: (count: number) => `et ${count} de plus`,
  },
  en: {
    added: 'Added: ',
    removed: 'Removed: ',
    changed: 'Changed: ',
    moved: 'Order changed: ',
    after: ': ',
    quote: (text: string) => `“${text}”`,
    empty: '(empty)',
    site: 'Site changed',
    more: (count: number) => `and ${count} more`,
  },
};

/** The longest first line of a commit message, in characters. */
const longestSubject = 72;

/** The longest value in a sentence, in characters. */
const longestValue = 60;

function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}

/** @returns a value for people; `undefined` for a list or a record */
function valueText(value: unknown, language: EditorLanguage): string | undefined {
  const { quote, empty } = words[language];
  if (value === '' || value === null) return empty;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  return quote(shorten(value.replaceAll(/\s*\n\s*/g, ' '), longestValue));
}

/** Says in one line what changed. */
export function changeSentence(change: DescribedChange, language: EditorLanguage): string {
  const text = words[language];
  const place = change.topic === change.name ? change.name : `${change.topic}, ${change.name}`;
  const name =
    change.language === undefined ? place : `${place} (${languageName(change.language, language)})`;
  const before = valueText(change.before, language);
  const after = valueText(change.after, language);
  const isValue = change.kind === 'changed' && before !== undefined && after !== undefined;
  return isValue ? `${name}${text.after}${before} → ${after}` : `${text[change.kind]}${name}`;
}

/** The first line: the topics that fit, and how many more there are. */
function subject(topics: string[], language: EditorLanguage): string {
  const { site, after, more } = words[language];
  for (let count = topics.length; count > 0; count -= 1) {
    const rest = topics.length - count;
    const names = topics.slice(0, count).join(', ');
    const line = `${site}${after}${names}${rest > 0 ? ` ${more(rest)}` : ''}`;
    if ([...line].length <= longestSubject) return line;
  }
  return topics[0] === undefined ? site : shorten(`${site}${after}${topics[0]}`, longestSubject);
}

/**
 * Writes the message of a commit: a first line of at most 72 characters that names what changed, then all changes.
 *
 * @param changes what `describeChanges` found
 */
export function commitMessage(changes: DescribedChange[], language: EditorLanguage): string {
  const topics = [...new Set(changes.map(({ topic }) => topic))];
  const sentences = [...new Set(changes.map((change) => changeSentence(change, language)))];
  const list = sentences.map((sentence) => `- ${sentence}\n`).join('');
  return `${subject(topics, language)}\n\n${list}`.trimEnd() + '\n';
}
