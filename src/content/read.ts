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
  /** Whether it starts with the byte order mark of some Windows editors, which Gatsby cannot read. */
  hasMark?: true;
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

/** The first duplicate key in an object of a valid JSON text. The parser keeps only the last. */
function keyTwice(text: string): { key: string; line: number } | undefined {
  const open: Set<string>[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token.endsWith(':')) {
      const key = JSON.parse(token.slice(0, -1)) as string;
      if (open.at(-1)?.has(key)) return { key, line: text.slice(0, index).split('\n').length };
      open.at(-1)?.add(key);
    }
  }
  return undefined;
}

/** Parses a JSON text. */
export function parsed(text: string): Parsed {
  if (text.startsWith('\uFEFF')) return { ...parsed(text.slice(1)), hasMark: true };
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value !== 'object' || value === null)
      return {
        unreadable: { why: `expected an object or a list, found ${String(value)}`, line: 1 },
      };
    const twice = keyTwice(text);
    if (twice)
      return { unreadable: { why: `the key "${twice.key}" stands twice`, line: twice.line } };
    return { value };
  } catch (error) {
    return unreadable(error, text);
  }
}

/** Reasons why a file cannot be opened, by the system's error code. */
const closed: Partial<Record<string, string>> = {
  ENOENT: 'it is a link to a file that does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not read it',
};

const parse = (file: string): Promise<Parsed> =>
  readFile(file, 'utf8').then(parsed, (error: NodeJS.ErrnoException) =>
    unreadable(new Error(closed[error.code ?? ''] ?? error.message)),
  );

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
