import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../src/i18n/languages';
import type { Json } from './json';

/** The JSON files of `data/` and `locales/`: path from the root to content. A missing file has no key. */
export type Project = Record<string, Json>;

/** The texts of these files. */
export type Texts = Record<string, string>;

async function jsonFiles(root: string, folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder)).catch((): string[] => []);
  return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
}

/** Reads the texts of all files that the editor can change. */
export async function readTexts(root: string): Promise<Texts> {
  const folders = ['data', ...languages.map((language) => `locales/${language}`)];
  const files = (await Promise.all(folders.map((folder) => jsonFiles(root, folder)))).flat();
  const texts = files.map(async (file) => [file, await readFile(path.join(root, file), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts)) as Texts;
}

/**
 * Parses the texts.
 *
 * @throws {SyntaxError} with the name of a file that is not valid JSON
 */
export function parseTexts(texts: Texts): Project {
  const parsed = Object.entries(texts).map(([file, text]) => {
    try {
      return [file, JSON.parse(text) as Json] as const;
    } catch (error) {
      throw new SyntaxError(`${file}: ${(error as Error).message}`);
    }
  });
  return Object.fromEntries(parsed);
}

/** The file with the translations of a namespace. */
export const wordsFile = (language: string, namespace: string) =>
  `locales/${language}/${namespace}.json`;
