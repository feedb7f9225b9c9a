import type { Bilingual, EditorLanguage } from '../bilingual';
import type { Field } from '@sveltia/cms';
import { mendText } from '../../src/content/check/typography';
import { catalogue } from '../../src/content/faults';
import { placeholders, wellFormed } from '../../src/content/words';
import { labelOf, placeholderLabel, type Scope } from './labels';

export type { Field };

/** What the fields of a document are made with. */
export interface Context {
  scope: Scope;
  language: EditorLanguage;
}

const intro = {
  fr: 'Le site remplit lui-même',
  en: 'The site fills in by itself',
};
const kept = { fr: 'Gardez-le tel quel.', en: 'Keep it as it is.' };
const other = { fr: 'une valeur de la page', en: 'a value of the page' };

/** A sentence that says what the placeholders of a text stand for. */
function explained(text: string, language: EditorLanguage): string {
  const names = [...new Set(placeholders(text))];
  if (names.length === 0) return '';
  const list = names.map((name) => {
    const meaning = (placeholderLabel(name) ?? other)[language];
    return `{{${name}}} (${meaning})`;
  });
  return `${intro[language]} ${list.join(', ')}. ${kept[language]}`;
}

/** Label and hint of a field, as the editor shows them: in the typography of its language. */
export function described({ scope, language }: Context, names: readonly string[], text = '') {
  const label = labelOf(scope, names);
  const hint = [label.hint?.[language], explained(text, language)].filter(Boolean).join(' ');
  return {
    name: names.at(-1) ?? '',
    label: mendText(label[language], language),
    ...(hint && { hint: mendText(hint, language) }),
  };
}

/** What a text field is made from. */
interface TextOptions {
  /** A text it holds: its length decides the field's height, its placeholders are explained. */
  text?: string;
  isLong?: boolean;
  isRequired?: boolean;
}

/** A text in each language; long ones get several lines. */
export function textField(
  context: Context,
  names: readonly string[],
  { text = '', isLong = text.length > 70, isRequired = true }: TextOptions = {},
): Field {
  return {
    ...described(context, names, text),
    widget: isLong ? 'text' : 'string',
    i18n: true,
    required: isRequired,
    pattern: [wellFormed, catalogue['broken-placeholder']()[context.language]],
    use_emoji_autocomplete: false,
  };
}

const item: Bilingual = { fr: 'un élément', en: 'an item' };

/** What an item of a list is known by in all languages, unless it has a slug; the page keeps it, and nobody sees it. */
const id: Field = { name: 'id', widget: 'hidden', i18n: 'duplicate', default: '' };

/**
 * A list of objects, collapsed. Its items are added, moved and removed in all languages at once; what is in them is not.
 *
 * @param isOpen whether they can be
 */
export function listOf(language: EditorLanguage, fields: Field[], isOpen = true) {
  return {
    widget: 'list',
    i18n: 'duplicate',
    readonly: false,
    collapsed: true,
    label_singular: item[language],
    allow_add: isOpen,
    allow_remove: isOpen,
    allow_duplicate: isOpen,
    allow_reorder: isOpen,
    fields: fields.some(({ name }) => name === 'slug') ? fields : [id, ...fields],
  } as const;
}

/** The field that names an item of a list, the best first. */
const titles = ['title', 'name', 'question', 'town', 'label', 'caption', 'slug', 'tilt'];

/** Fields whose lists show the title of each collapsed item. */
export function withSummaries(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (!('fields' in field)) return field;
    const inner = withSummaries(field.fields as Field[]);
    if (field.widget !== 'list') return { ...field, fields: inner } as Field;
    const names = inner.map(({ name }) => name).filter((name) => name !== 'id');
    const title = titles.find((name) => names.includes(name.split('.')[0] ?? '')) ?? names[0];
    return { ...field, fields: inner, summary: `{{fields.${title}}}` } as Field;
  });
}
