import path from 'node:path';
import { findFaults } from '../../src/content/check';
import { type Fault, sentence, wordsFor } from '../../src/content/faults';
import { fallbackLanguage, isLanguage } from '../../src/i18n/languages';
import { type EditorLanguage, quoted } from '../bilingual';
import { type DocumentId, documentsOf, factsFile } from '../documents';
import { folderTitles } from '../documents/kinds';
import { findLabel, scopeOf } from '../form/labels';
import { valueAt } from '../json';
import type { Content, Project } from '../store/content';

/** Where a value is, and what is wrong with it, in the words of the editor. */

/** A place in a file. */
export interface ValuePlace {
  file: string;
  /** Slug of the record, for a file with several. */
  record?: string | undefined;
  /** The path of the field, `details.alarm.title`. */
  field?: string | undefined;
}

/** Whether a value belongs to a document. */
function isPartOf({ kind, name }: DocumentId, { file, field = '' }: ValuePlace): boolean {
  const [key = ''] = field.split('.');
  const namespace = /^locales\/\w+\/(.+)\.json$/.exec(file)?.[1];
  if (kind.facts && file === factsFile(kind.facts, name))
    return kind.facts.of === 'record' || (kind.facts.fields?.includes(key) ?? true);
  return kind.words.some(
    (words) => words.namespace === namespace && (words.part?.key ?? key) === key,
  );
}

/** What people call a document: the title of its record, or its own. */
export function titleOf(
  { kind, name }: DocumentId,
  files: Project,
  language: EditorLanguage,
): string {
  if (kind.facts?.of !== 'record') return kind.title[language];
  const title = valueAt(files[factsFile(kind.facts, name)], ['title', fallbackLanguage]);
  return `${kind.title[language]} ${quoted(typeof title === 'string' ? title : name, language)}`;
}

/** The labels on the way to a field; slugs and places in lists have none. */
export function labelsOn({ kind }: DocumentId, field: string, language: EditorLanguage): string[] {
  const scope = scopeOf(kind);
  const names: string[] = [];
  return field.split('.').flatMap((name) => {
    const label = findLabel(scope, [...names, name]);
    if (!label) return /^\d+$/.test(name) ? [String(Number(name) + 1)] : [];
    names.push(name);
    return [label[language]];
  });
}

/** The name of a language in the editor's. */
const languageName = (code: string, language: EditorLanguage) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

/** Whether a document has something of a file. */
function hasPartOf({ kind, name }: DocumentId, file: string): boolean {
  const namespace = /^locales\/\w+\/(.+)\.json$/.exec(file)?.[1];
  if (kind.facts && file === factsFile(kind.facts, name)) return true;
  return kind.words.some((words) => words.namespace === namespace);
}

/** What people call a file: its document, the list of its documents, or its name if it has none. */
export function fileTitle(file: string, files: Project, language: EditorLanguage): string {
  const [first, ...others] = documentsOf(files).filter((each) => hasPartOf(each, file));
  if (!first) return path.basename(file);
  return others.length > 0
    ? folderTitles[first.kind.folder][language]
    : titleOf(first, files, language);
}

/** The document that a value belongs to. */
export const documentOf = (place: ValuePlace, files: Project) =>
  documentsOf(files).find((each) => isPartOf(each, place));

/** Says where a value is: `Service « Courant fort » › Titre (anglais)`. */
export function whereIs(
  place: ValuePlace & { language?: string | undefined },
  files: Project,
  language: EditorLanguage,
): string {
  const document = documentOf(place, files);
  const codes = [place.language, place.file.split('/')[1], place.field?.split('.').at(-1)];
  const code = codes.find((each) => isLanguage(each));
  const inLanguage = code ? ` (${languageName(code, language)})` : '';
  if (!document) return `${place.field ?? place.file}${inLanguage}`;
  const names = [
    titleOf(document, files, language),
    ...labelsOn(document, place.field ?? '', language),
  ];
  return names.join(' › ') + inLanguage;
}

/** What is wrong, in the owner's words. */
export const messageFor = (fault: Fault, language: EditorLanguage): string =>
  wordsFor(fault)[language];

/** The fault of a picture without a page: the editor offers to delete it. */
const isUnused = ({ code }: Fault) => code === 'picture-unused';

const colon = { fr: ' : ', en: ': ' };

/**
 * Faults without those that only follow from another: while a French text names a fact that does not exist, its
 * translations need not follow it.
 */
function withoutConsequences(faults: Fault[]): Fault[] {
  const keyOf = ({ file, field }: Fault) => `${file.split('/').at(-1)} ${field}`;
  const causes = faults.filter(({ code }) => code === 'unknown-fact');
  const keys = new Set(causes.map(keyOf));
  return faults.filter((fault) => fault.code !== 'other-placeholders' || !keys.has(keyOf(fault)));
}

/** Faults in the words of the editor, each once. */
function inWords(faults: Fault[], files: Project, language: EditorLanguage): string[] {
  const sentences = withoutConsequences(faults).map(
    (fault) => `${whereIs(fault, files, language)}${colon[language]}${messageFor(fault, language)}`,
  );
  return [...new Set(sentences)];
}

/** Everything that keeps the site from being built, in the words of the editor. */
export const allFaults = ({ source, files }: Content, language: EditorLanguage) =>
  inWords(findFaults(source).faults, files, language);

/** The faults that a change would bring, in the words of the editor. */
export function newFaults(before: Content, after: Content, language: EditorLanguage): string[] {
  const faultsOf = ({ source }: Content) => findFaults(source).faults;
  const known = new Set(faultsOf(before).map(sentence));
  const fresh = faultsOf(after).filter((fault) => !isUnused(fault) && !known.has(sentence(fault)));
  return inWords(fresh, after.files, language);
}
