import type { Bilingual, EditorLanguage } from '../bilingual';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DataName } from '../../src/content/model';
import type { Kind } from '../documents/kinds';

/** The labels of fields. The editor runs in the project's folder. */
const folder = path.join(process.cwd(), 'editor', 'labels');

/** The name of a field for people, and what helps to fill it in. */
export interface Label extends Bilingual {
  hint?: Bilingual;
}

type Labels = Record<string, Label>;

const readLabels = <Content>(file: string) =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Content;

const readFolder = (name: string) =>
  Object.fromEntries(
    readdirSync(path.join(folder, name)).map((file) => [
      path.basename(file, '.json'),
      readLabels<Labels>(`${name}/${file}`),
    ]),
  );

const ofData = readFolder('data');
const ofWords = readLabels<Record<string, Labels>>('words.json');
const ofOptions = readLabels<Record<string, Record<string, Bilingual>>>('options.json');
const ofPlaceholders = readLabels<Record<string, Bilingual>>('placeholders.json');

/** Where the labels of a field are: a file of `data/`, or a namespace. */
export type Scope = { data: DataName } | { namespace: string };

export const scopeOf = ({ facts, name = '' }: Kind): Scope =>
  facts ? { data: facts.data } : { namespace: name };

/** The label of a field, by the path of its names without places in lists; undefined if it has none. */
export function findLabel(scope: Scope, names: readonly string[]): Label | undefined {
  const key = names.join('.');
  if ('data' in scope) return ofData[scope.data]?.[key];
  return ofWords[scope.namespace]?.[key] ?? ofWords.shared?.[names.at(-1) ?? ''];
}

/**
 * The label of a field.
 *
 * @throws if it has none
 */
export function labelOf(scope: Scope, names: readonly string[]): Label {
  const label = findLabel(scope, names);
  if (label) return label;
  const file = 'data' in scope ? `data/${scope.data}.json` : `words.json, "${scope.namespace}"`;
  throw new Error(`"${names.join('.')}" has no label in editor/labels/${file}`);
}

/**
 * The name of a value that a field can be chosen from.
 *
 * @throws if it has none
 */
export function optionLabel(group: string, value: string | number, language: EditorLanguage) {
  const label = (ofOptions[group] ?? ofOptions.weekday)?.[value];
  if (!label) throw new Error(`"${group}" has no label for "${value}" in options.json`);
  return label[language];
}

/** What a placeholder stands for; undefined if it is filled in by the page. */
export function placeholderLabel(name: string): Bilingual | undefined {
  return ofPlaceholders[name] ?? ofPlaceholders[name.split('.')[0] ?? ''];
}
