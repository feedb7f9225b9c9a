import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fallbackLanguage, type Language } from '../../src/i18n/languages';

/**
 * The texts of `locales/` as stored, without facts. French stands in for a language of the tests that the site does not
 * have.
 */
export function textsOf(language: Language): Record<string, Record<string, unknown>> {
  const folderOf = (each: Language) => path.join(__dirname, '../../locales', each);
  const folder = [folderOf(language), folderOf(fallbackLanguage)].find(existsSync)!;
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>,
    ]),
  );
}

/** A text by its key: `common:nav.home`. */
export function textOf(language: Language, key: string): string {
  const [namespace = '', place = ''] = key.split(':');
  const words: unknown = textsOf(language)[namespace];
  return String(place.split('.').reduce((tree, name) => Reflect.get(tree as object, name), words));
}
