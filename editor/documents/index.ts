import { languages } from '../../src/i18n/languages';
import { wordsFile, type Content, type Project } from '../store/content';
import { objectsIn } from '../json';
import { dataFile, serviceTools } from '../../src/content/model';
import { businessKinds } from './business-kinds';
import type { Kind } from './kinds';
import { pageKinds } from './page-kinds';
import { category, project, service } from './record-kinds';

/** Every kind of document, in the order of the editor's menu. */
export const kinds: readonly Kind[] = [service, project, category, ...pageKinds, ...businessKinds];

/** The kinds that a project has: those of a tool only while a service offers it. */
export function kindsIn(files: Project): Kind[] {
  const offered = objectsIn(files[dataFile('services')]).flatMap(({ tools }) => tools ?? []);
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

/** The slugs of the records of a kind. */
function recordNames({ facts }: Kind, files: Project): string[] {
  return objectsIn(facts && files[dataFile(facts.data)]).flatMap(({ slug }) =>
    typeof slug === 'string' ? [slug] : [],
  );
}

/** Every document of a project. */
export function documentsOf(files: Project): DocumentId[] {
  return kindsIn(files).flatMap((kind) => {
    const names = kind.name === undefined ? recordNames(kind, files) : [kind.name];
    return names.map((name) => ({ kind, name }));
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
  const namespaces = kind.words.map(({ namespace }) => namespace.replace('{document}', name));
  const all = kind.pictures ? [...namespaces, 'pictures'] : namespaces;
  const words = languages.flatMap((language) => all.map((each) => wordsFile(language, each)));
  return kind.facts ? [dataFile(kind.facts.data), ...words] : words;
}

/** The virtual files that cannot be opened, because a file that they are made of cannot be read. */
export function closedDocuments({ files, broken }: Content): ReadonlySet<string> {
  const isBroken = (file: string) => broken.some((each) => each.file === file);
  const closed = documentsOf(files).filter((id) => filesOf(id).some(isBroken));
  return new Set(closed.map(documentPath));
}
