import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The files that become pages, before any check. */
export interface Source {
  /** File name without `.json` to its content. */
  data: Record<string, Parsed>;
  /** Language, then namespace, to its translations. */
  locales: Record<string, Record<string, Parsed>>;
  /** `images/alarm.webp` to its size in px; `null` for a file that is no picture. */
  pictures: Record<string, { width: number; height: number } | null>;
  /** Path to text of each TypeScript file of `src/` that a page can run: it names translations and pictures. */
  code: Record<string, string>;
}

/** The content of a JSON file, or the parser's message if it is not valid JSON. */
export type Parsed = { value: unknown } | { unreadable: string };

async function parse(file: string): Promise<Parsed> {
  try {
    return { value: JSON.parse(await readFile(file, 'utf8')) as unknown };
  } catch (error) {
    return { unreadable: error instanceof Error ? error.message : String(error) };
  }
}

async function list(folder: string): Promise<string[]> {
  return readdir(folder).catch((): string[] => []);
}

async function parseFolder(folder: string): Promise<Record<string, Parsed>> {
  const files = (await list(folder)).filter((file) => file.endsWith('.json')).sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(
        async (file) =>
          [path.basename(file, '.json'), await parse(path.join(folder, file))] as const,
      ),
    ),
  );
}

async function pictureSize(file: string) {
  try {
    const { width, height } = await sharp(file).metadata();
    return width && height ? { width, height } : null;
  } catch {
    return null;
  }
}

async function readCode(root: string): Promise<Record<string, string>> {
  const files = (await readdir(path.join(root, 'src'), { recursive: true }))
    .filter(
      (file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith(path.join('build', path.sep)),
    )
    .map((file) => path.join('src', file))
    .sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const),
    ),
  );
}

/**
 * Reads everything that becomes pages.
 *
 * @param root the project's folder
 */
export async function readSource(root: string): Promise<Source> {
  const at = (...parts: string[]) => path.join(root, ...parts);
  const folders = (await list(at('locales'))).filter((name) => !name.includes('.'));
  const images = await list(at('data', 'images'));
  const [data, code, locales, pictures] = await Promise.all([
    parseFolder(at('data')),
    readCode(root),
    Promise.all(
      folders.map(async (name) => [name, await parseFolder(at('locales', name))] as const),
    ),
    Promise.all(
      images.map(
        async (name) => [`images/${name}`, await pictureSize(at('data', 'images', name))] as const,
      ),
    ),
  ]);
  return {
    data,
    code,
    locales: Object.fromEntries(locales),
    pictures: Object.fromEntries(pictures),
  };
}
