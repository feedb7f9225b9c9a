import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changeJson } from './project-copy';
import { recipe, type Recipe } from './recipes';
import { languages as fiveLanguages } from './site';

/** Follows the recipes of docs/recipes.md in a copy of the project, with their code and file names. */

export type Tree = { [key: string]: Tree } | Tree[] | string;

/** What the snippets of the recipes add. */
export const added = { language: 'de', ownName: 'Deutsch', route: '/service-Bornes_de_recharge' };

export const languages = [...fiveLanguages, added.language];

/**
 * The files of a recipe as they are in a copy, one for each language where the recipe says LNG.
 *
 * @param slug what stands for SLUG
 */
export function filesOf({ files }: Recipe, copy: string, slug = '') {
  const left = new Set(files);
  return {
    /** @throws if the recipe does not name the file */
    all: (name: string): string[] => {
      if (!files.includes(name)) throw new Error(`No step of the recipe names ${name}`);
      left.delete(name);
      const file = path.join(copy, name.replace('SLUG', slug));
      return name.includes('LNG')
        ? languages.map((language) => file.replace('LNG', language))
        : [file];
    },
    one(name: string): string {
      return this.all(name)[0] ?? '';
    },
    /** @throws if the recipe names files that were not asked for */
    finish: () => {
      if (left.size > 0) throw new Error(`Not followed: ${[...left].join(', ')}`);
    },
  };
}

/** Marks every text, so that it is not the same as in the language it is copied from. */
export function marked(words: Tree, mark: string): Tree {
  if (typeof words === 'string') return `${words} ${mark}`;
  if (Array.isArray(words)) return words.map((each) => marked(each, mark));
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, marked(each, mark)]));
}

async function change(file: string, place: RegExp, text: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  if (!place.test(before)) throw new Error(`${file} has no place for ${text}`);
  await writeFile(file, before.replace(place, text));
}

interface Company {
  region: Record<string, string>;
  processors: { safeguard: Record<string, string> }[];
}

export async function addLanguage(copy: string): Promise<void> {
  const steps = recipe('Add a language');
  const files = filesOf(steps, copy);
  const [list = '', facts = '', flag = ''] = steps.snippets('ts');
  await change(files.one('src/i18n/languages.ts'), /^export const languages = .*$/m, list);
  await change(
    files.one('src/i18n/languages.ts'),
    /(?<=languageFacts: Record<Language, \w+> = \{)/,
    `\n${facts}`,
  );
  await change(
    files.one('src/components/Flag.tsx'),
    /(?<=flags: Record<Language, [^=]+> = \{)/,
    `\n${flag}`,
  );
  await changeJson(files.one('data/company.json'), ({ region, processors }: Company) => {
    region[added.language] = 'Genf';
    for (const { safeguard } of processors) safeguard[added.language] = 'Standardvertragsklauseln';
  });
  await changeJson(files.one('data/water.json'), ({ name }: { name: Record<string, string> }) => {
    name[added.language] = 'Genfersee';
  });
  const [from, to] = [files.one('locales/fr/'), files.one('locales/de/')];
  await mkdir(to);
  for (const name of await readdir(from)) {
    const words = JSON.parse(await readFile(path.join(from, name), 'utf8')) as Tree;
    await writeFile(path.join(to, name), JSON.stringify(marked(words, added.language)));
  }
  files.finish();
}

export async function addService(copy: string): Promise<void> {
  const steps = recipe('Add a service');
  const [record, words] = steps.snippets('json').map((snippet) => JSON.parse(snippet) as Tree);
  const { slug, image } = record as Record<'slug' | 'image', string>;
  const files = filesOf(steps, copy, slug);
  await changeJson(files.one('data/services.json'), (services: unknown[]) => {
    services.push(record);
  });
  const pictures = files.one('data/images/');
  await copyFile(path.join(pictures, 'alarm.png'), path.join(pictures, path.basename(image)));
  const first = files.one(`locales/fr/service-bornes-recharge.json`);
  for (const [index, file] of files.all('locales/LNG/service-SLUG.json').entries()) {
    const translated = file === first ? words : marked(words ?? '', languages[index] ?? '');
    await writeFile(file, JSON.stringify(translated));
  }
  for (const [index, file] of files.all('locales/LNG/pictures.json').entries()) {
    await changeJson(file, (alternatives: Record<string, string>) => {
      alternatives[path.parse(image).name] = `Borne ${languages[index]}`;
    });
  }
  await changeJson(files.one('data/company.json'), (company: Record<string, unknown>) => {
    Object.assign(company, { menuServices: 5, galleryTiles: 5 });
  });
  files.finish();
}
