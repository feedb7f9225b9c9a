import path from 'node:path';
import sharp from 'sharp';
import type { RecordFolder } from '../../src/content/model';
import { parsed, readSource, type Source } from '../../src/content/read';
import { isLanguage } from '../../src/i18n/languages';
import { formatJson } from '../../tools/format-json.mjs';
import { isObject, type Json, type JsonObject } from '../json';
import { placeOf, readIfThere, type FileChange } from './files';
import { Refusal } from '../bilingual';

/** The JSON files of `data/` and `locales/`: path from the root to content. A missing file has no key. */
export type Project = Record<string, Json>;

/** A file that is no JSON. */
export interface BrokenFile {
  file: string;
  /** From 1. */
  line: number;
}

/** What the site is made of. */
export interface Content {
  /** The files that can be read. */
  files: Project;
  broken: BrokenFile[];
  /** All of it as the checks read it. */
  source: Source;
}

/** The records of a folder, each with its slug. */
export const recordsOf = (
  files: Project,
  folder: RecordFolder,
): (JsonObject & { slug: string })[] =>
  Object.entries(files).flatMap(([file, value]) =>
    path.posix.dirname(file) === `data/${folder}` && isObject(value)
      ? [{ ...value, slug: path.posix.basename(file, '.json') }]
      : [],
  );

/** The file with the translations of a namespace. */
export const wordsFile = (language: string, namespace: string) =>
  `locales/${language}/${namespace}.json`;

function contentOf(source: Source): Content {
  const all = [
    ...Object.entries(source.data).map(([name, parsed]) => [`data/${name}.json`, parsed] as const),
    ...Object.entries(source.locales).flatMap(([language, files]) =>
      Object.entries(files).map(([name, parsed]) => [wordsFile(language, name), parsed] as const),
    ),
  ];
  const files = all.filter(([, { unreadable }]) => unreadable === undefined);
  return {
    files: Object.fromEntries(files.map(([file, { value }]) => [file, value as Json])),
    broken: all.flatMap(([file, { unreadable }]) =>
      unreadable === undefined ? [] : [{ file, line: unreadable.line }],
    ),
    source,
  };
}

/** Reads the content of a folder. */
export const readContent = async (root: string) => contentOf(await readSource(root));

async function sizeOf(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

/** The content after changes of files, which are not written yet. */
export async function contentAfter(
  { source }: Content,
  changes: readonly FileChange[],
): Promise<Content> {
  const { data, locales, pictures } = source;
  const next = { data: { ...data }, locales: { ...locales }, pictures: { ...pictures } };
  for (const { file, after } of changes) {
    const [folder, ...names] = file.replace(/\.json$/, '').split('/');
    const name = names.join('/');
    const isJson = file.endsWith('.json');
    const target: Record<string, unknown> =
      folder === 'locales'
        ? (next.locales[names[0] ?? ''] = { ...next.locales[names[0] ?? ''] })
        : isJson
          ? next.data
          : next.pictures;
    const key = folder === 'locales' ? names.slice(1).join('/') : name;
    if (!after) delete target[key];
    else if (isJson) target[key] = parsed(after.toString());
    else target[key] = await sizeOf(after).catch(() => null);
  }
  return contentOf(next);
}

const unreadable = ({ file, line }: BrokenFile) =>
  new Refusal({
    fr: `«\u00a0${file}\u00a0» ne peut pas être lu (ligne ${line}). Reprenez d’abord sa dernière version.`,
    en: `“${file}” cannot be read (line ${line}). Bring back its last version first.`,
  });

/**
 * The files that differ, as changes on the disk.
 *
 * @throws {Refusal} if one of them cannot be read
 */
export async function fileChanges(
  root: string,
  { files, broken }: Content,
  after: Project,
): Promise<FileChange[]> {
  const names = [...new Set([...Object.keys(files), ...Object.keys(after)])];
  const textOf = (value: Json | undefined) => (value === undefined ? '' : formatJson(value));
  const changed = names.filter((file) => textOf(files[file]) !== textOf(after[file]));
  return Promise.all(
    changed.map(async (file) => {
      const isBroken = broken.find((each) => each.file === file);
      if (isBroken) throw unreadable(isBroken);
      const value = after[file];
      return {
        file,
        before: await readIfThere(placeOf(root, file)),
        after: value === undefined ? null : Buffer.from(formatJson(value)),
      };
    }),
  );
}

/** The language of a file of words; undefined for any other file. */
export function languageOf(file: string) {
  const folder = path.posix.dirname(file).split('/')[1];
  return file.startsWith('locales/') && isLanguage(folder) ? folder : undefined;
}
