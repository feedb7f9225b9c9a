import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The content files, before any check. */
export interface Source {
  /** Path within `data/` without `.json` to its content: `company`, `services/web`. */
  data: Record<string, Parsed>;
  /** Language, then namespace, to its translations. */
  locales: Record<string, Record<string, Parsed>>;
  /** `images/alarm.png` to its size in px; `null` for a file that is no picture. */
  pictures: Record<string, { width: number; height: number } | null>;
}

/** A JSON file: its content, or the parser's error and its line, from 1. */
export interface Parsed {
  value?: unknown;
  unreadable?: { why: string; line: number };
}

/** Whether a name is that of a hidden file or of one that Windows creates. */
export const isOfSystem = (name: string) => /^(?:\.|thumbs\.db$|desktop\.ini$)/i.test(name);

/** Reads each name, into an object with the results by name. */
async function readEach<Each>(names: string[], read: (name: string) => Promise<Each>) {
  const entries = names.map(async (name) => [name, await read(name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** The line at which the parser stopped; the last line if it does not say. */
function lineOf(text: string, why: string): number {
  const [, position = text.trimEnd().length] = /at position (\d+)/.exec(why) ?? [];
  return text.slice(0, Number(position)).split('\n').length;
}

function unreadable(error: unknown, text = ''): Parsed {
  const why = error instanceof Error ? error.message : String(error);
  return { unreadable: { why, line: lineOf(text, why) } };
}

/** Parses a JSON text. */
export function parsed(text: string): Parsed {
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value !== 'object' || value === null)
      return {
        unreadable: { why: `expected an object or a list, found ${String(value)}`, line: 1 },
      };
    return { value };
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

const isJson = (name: string) => name.endsWith('.json');

async function parseFolder(folder: string): Promise<Record<string, Parsed>> {
  const entries = [...(await list(folder)), ...(await list(folder, 'folders'))];
  const files = entries.filter(isJson).sort();
  const names = files.map((file) => path.basename(file, '.json'));
  return readEach(names, (name) => parse(path.join(folder, `${name}.json`)));
}

/** Format of a picture by file extension. */
const formats: Partial<Record<string, string>> = {
  '.png': 'png',
  '.webp': 'webp',
  '.jpg': 'jpeg',
};

type Size = { width: number; height: number } | null;

/** Cache of picture sizes, by file, modification time and length: the editor reads them often. */
const sizes = new Map<string, Promise<Size>>();

/** The size of a picture, fully decoded; `null` if it is truncated or does not match its extension. */
async function readPicture(file: string): Promise<Size> {
  try {
    const picture = sharp(file, { failOn: 'truncated' });
    const { width, height, format, space, pages } = await picture.metadata();
    const isAsNamed = format === formats[path.extname(file).toLowerCase()];
    if (!width || !height || !isAsNamed || space === 'cmyk' || (pages ?? 1) > 1) return null;
    await picture.resize(8).raw().toBuffer();
    return { width, height };
  } catch {
    return null;
  }
}

async function pictureSize(file: string): Promise<Size> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return null;
  const key = `${file} ${found.mtimeMs} ${found.size}`;
  const size = sizes.get(key) ?? readPicture(file);
  sizes.set(key, size);
  return size;
}

/** Reads all content files of the project. */
export async function readSource(root: string): Promise<Source> {
  const at = (...parts: string[]) => path.join(root, ...parts);
  const languages = await list(at('locales'), 'folders');
  const folders = (await list(at('data'), 'folders')).filter((name) => !isJson(name));
  const images = (await list(at('data', 'images'))).filter((name) => !isJson(name));
  const [data, inFolders, locales, pictures] = await Promise.all([
    parseFolder(at('data')),
    readEach(folders, (name) => parseFolder(at('data', name))),
    readEach(languages, (name) => parseFolder(at('locales', name))),
    readEach(
      images.map((name) => `images/${name}`),
      (name) => pictureSize(at('data', name)),
    ),
  ]);
  const ofFolders = Object.entries(inFolders).flatMap(([folder, files]) =>
    Object.entries(files).map(([name, file]) => [`${folder}/${name}`, file] as const),
  );
  return { data: { ...data, ...Object.fromEntries(ofFolders) }, locales, pictures };
}
