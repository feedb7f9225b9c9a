import { languages } from '../../src/i18n/languages';
import { recordsOf, wordsFile, type Content, type Project } from '../store/content';
import { dataFile, isRecordFolder, recordFile, serviceTools } from '../../src/content/model';
import { businessKinds } from './business-kinds';
import type { Facts, Kind } from './kinds';
import { pageKinds } from './page-kinds';
import { category, project, service } from './record-kinds';

/** Every kind of document, in the order of the editor's menu. */
export const kinds: readonly Kind[] = [service, project, category, ...pageKinds, ...businessKinds];

/** The kinds that a project has: those of a tool only while a service offers it. */
export function kindsIn(files: Project): Kind[] {
  const offered = recordsOf(files, 'services').flatMap(({ tools }) => tools ?? []);
  const unused = serviceTools.filter((tool) => !offered.includes(tool));
  return kinds.filter(({ route }) => !unused.some((tool) => route === `{${tool}}`));
}

/** A document: its kind, and its name, which is the slug of its record. */
export interface DocumentId {
  kind: Kind;
  name: string;
}

/** The virtual file of a document in the editor. */
export const documentPath = ({ kind, name }: DocumentId) => `${kind.folder}/${name}.json`;

/** The file with the facts of a document. */
export const factsFile = (facts: Facts, name: string): string =>
  facts.of === 'record' ? recordFile(facts.data, name) : dataFile(facts.data);

/** The names of the documents of a kind. */
const namesOf = ({ facts, name }: Kind, files: Project): string[] =>
  facts?.of === 'record' ? recordsOf(files, facts.data).map(({ slug }) => slug) : [name ?? ''];

/** Every document of a project. */
export function documentsOf(files: Project): DocumentId[] {
  return kindsIn(files).flatMap((kind) => {
    return namesOf(kind, files).map((name) => ({ kind, name }));
  });
}

/** The document of a virtual file, which need not exist yet; undefined for any other path. */
export function documentAt(path: string): DocumentId | undefined {
  const [, folder, name = ''] = /^([a-z]+)\/([a-z0-9]+(?:[-_][a-z0-9]+)*)\.json$/.exec(path) ?? [];
  const kind = kinds.find((each) => each.folder === folder && (each.name ?? name) === name);
  return kind && { kind, name };
}

/** The files that a document is made of, beside the pictures. */
function filesOf({ kind, name }: DocumentId): string[] {
  const words = languages.flatMap((language) =>
    kind.words.map(({ namespace }) => wordsFile(language, namespace)),
  );
  return kind.facts ? [factsFile(kind.facts, name), ...words] : words;
}

/** The virtual files that cannot be opened, because a file that they are made of cannot be read. */
export function closedDocuments({ files, broken }: Content): ReadonlySet<string> {
  const isBroken = (file: string) => broken.some((each) => each.file === file);
  const closed = documentsOf(files).filter((id) => filesOf(id).some(isBroken));
  const records = broken
    .map(({ file }) => file.replace(/^data\//, ''))
    .filter((file) => isRecordFolder(file.split('/')[0] ?? ''));
  return new Set([...closed.map(documentPath), ...records]);
}
