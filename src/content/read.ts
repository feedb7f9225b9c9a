import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The files that become pages, before any check. */
export interface Source {
  /** Path within `data/` without `.json` to its content. */
  data: Record<string, Parsed>;
  /** Language, then namespace, to its translations. */
  locales: Record<string, Record<string, Parsed>>;
  /** `images/alarm.png` to its size in px; `null` for a file that is no picture. */
  pictures: Record<string, { width: number; height: number } | null>;
  /** Path to text of each TypeScript file of `src/` that a page can run: it names translations and pictures. */
  code: Record<string, string>;
}

/** A JSON file: its content, or what the parser says and in which line, from 1, if it is not valid JSON. */
export interface Parsed {
  value?: unknown;
  unreadable?: { why: string; line: number };
}

/** Whether a name in a folder is no content: hidden files, and the notes that Windows leaves. */
export const isOfSystem = (name: string) => /^(?:\.|thumbs\.db$|desktop\.ini$)/i.test(name);

/** Reads something of each name. */
async function readEach<Each>(names: string[], read: (name: string) => Promise<Each>) {
  const entries = names.map(async (name) => [name, await read(name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Where the parser has stopped; at the end, if it does not say. */
function lineOf(text: string, why: string): number {
  const [, position = text.trimEnd().length] = /at position (\d+)/.exec(why) ?? [];
  return text.slice(0, Number(position)).split('\n').length;
}

function unreadable(error: unknown, text = ''): Parsed {
  const why = error instanceof Error ? error.message : String(error);
  return { unreadable: { why, line: lineOf(text, why) } };
}

/** What a JSON file with a text is. */
export function parsed(text: string): Parsed {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return unreadable(error, text);
  }
}

const parse = (file: string): Promise<Parsed> =>
  readFile(file, 'utf8').then(parsed, (error: unknown) => unreadable(error));

/** The names of the files in a folder, or of its folders. */
async function list(folder: string, what: 'files' | 'folders' = 'files'): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isDirectory() === (what === 'folders') && !isOfSystem(entry.name))
    .map(({ name }) => name);
}

async function parseFolder(folder: string): Promise<Record<string, Parsed>> {
  const files = (await list(folder)).filter((file) => file.endsWith('.json')).sort();
  const names = files.map((file) => path.basename(file, '.json'));
  return readEach(names, (name) => parse(path.join(folder, `${name}.json`)));
}

async function pictureSize(file: string) {
  try {
    const { width, height } = await sharp(file).metadata();
    return width && height ? { width, height } : null;
  } catch {
    return null;
  }
}

/** Folders of `src/` whose code no page runs. */
const withoutPages = ['content', 'gatsby'];

/** TypeScript files that are neither types nor part of the build. */
async function codeFiles(root: string): Promise<string[]> {
  const isBuild = (file: string) => withoutPages.includes(file.split(path.sep)[0] ?? '');
  return (await readdir(path.join(root, 'src'), { recursive: true }))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !isBuild(file))
    .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
    .sort();
}

/** Reads everything that becomes pages from the project's folder. */
export async function readSource(root: string): Promise<Source> {
  const at = (...parts: string[]) => path.join(root, ...parts);
  const languages = await list(at('locales'), 'folders');
  const files = (await list(at('data', 'images'))).map((name) => `images/${name}`);
  const isData = (file: string) => file.endsWith('.json');
  const images = files.filter((file) => !isData(file));
  const besidePictures = files.filter(isData).map((file) => file.replace(/\.json$/, ''));
  const [data, ofPictures, locales, pictures, code] = await Promise.all([
    parseFolder(at('data')),
    readEach(besidePictures, (name) => parse(at('data', `${name}.json`))),
    readEach(languages, (name) => parseFolder(at('locales', name))),
    readEach(images, (name) => pictureSize(at('data', name))),
    readEach(await codeFiles(root), (file) => readFile(at(file), 'utf8')),
  ]);
  return { data: { ...data, ...ofPictures }, locales, pictures, code };
}
