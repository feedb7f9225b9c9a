import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { changeJson, root } from '../../e2e/support/project-copy';
import { languages as ownLanguages } from '../../src/i18n/languages';
import { confirmations } from '../../src/content/model/confirmations';

/** Reads docs/recipes.md, and follows its recipes in a copy of the project, with their code and file names. */

const read = (name: string) => readFileSync(path.join(root, 'docs', name), 'utf8');

const recipes = read('recipes.md');

interface Recipe {
  /** The files and folders that the numbered steps name. */
  files: string[];
  /** The code blocks of a language, in order, without the indentation of their step. */
  snippets: (language: 'json' | 'ts') => string[];
}

function withoutIndentation(code: string): string {
  const indent = /^ */.exec(code)?.[0] ?? '';
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim();
}

const snippets = (text: string, language: string) =>
  [...text.matchAll(/^ *```(\w+)\n(.*?)^ *```$/gms)]
    .filter(([, each]) => each === language)
    .map(([, , code = '']) => withoutIndentation(code));

/** @throws if there is no recipe with that title */
function recipe(title: string): Recipe {
  const text = new RegExp(`^## ${title}\\n(.*?)(?=^## )`, 'ms').exec(recipes)?.[1];
  if (!text) throw new Error(`docs/recipes.md has no recipe "${title}"`);
  const steps = text.match(/^\d+\. .*$/gm)?.join('\n') ?? '';
  return {
    files: [...steps.matchAll(/`((?:data|locales|src)\/[^`]*(?:\.\w+|\/))`/g)].map(
      ([, file = '']) => file,
    ),
    snippets: (language) => snippets(text, language),
  };
}

/** The queries of docs/graphiql.md. */
export const queries = () => snippets(read('graphiql.md'), 'graphql');

type Tree = { [key: string]: Tree } | Tree[] | string;

/** What the snippets of the recipes add. */
export const added = { language: 'de', route: '/service-Bornes_de_recharge' };

export const languages = [...ownLanguages, added.language];

/**
 * The files of a recipe as they are in a copy, one for each language where the recipe says LNG.
 *
 * @param slug what stands for SLUG
 */
function filesOf({ files }: Recipe, copy: string, slug = '') {
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
function marked(words: Tree, mark: string): Tree {
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
  await change(files.one('src/i18n/languages.ts'), /^export const languages: .*$/m, list);
  await change(files.one('src/i18n/languages.ts'), /(?<=const known = \{)/, `\n${facts}`);
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
    Object.assign(company, { galleryTiles: 5 });
  });
  files.finish();
}

/** A text in every language. */
const inEachLanguage = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, `${text} ${language}`]));

/** The files that the recipe describes without a snippet, each with all that it says. */
const described = {
  team: [
    {
      name: 'Camille Exemple',
      role: inEachLanguage('Installation'),
      diploma: inEachLanguage('Diploma'),
      image: 'images/camille_exemple.png',
    },
  ],
  guarantees: [{ title: inEachLanguage('Cameras'), years: 4, text: inEachLanguage('Parts') }],
  reviews: [
    {
      text: 'Alles funktioniert.',
      language: 'de',
      name: 'R. M.',
      year: 2024,
      source: 'Beispielkarte',
      url: 'https://karte.example/r-m',
    },
  ],
};

/** Adds the new language to each text that there is in every language. */
function withAddedLanguage(tree: Tree): Tree {
  if (typeof tree !== 'object') return tree;
  if (Array.isArray(tree)) return tree.map(withAddedLanguage);
  const { fr } = tree;
  if (fr) return { ...tree, [added.language]: marked(fr, added.language) };
  return Object.fromEntries(
    Object.entries(tree).map(([key, each]) => [key, withAddedLanguage(each)]),
  );
}

/** Follows "Add facts about your business" in a copy that has the new language. */
export async function addFacts(copy: string): Promise<void> {
  const steps = recipe('Add facts about your business');
  const files = filesOf(steps, copy);
  const [partners, callOut] = steps
    .snippets('json')
    .map((code) => withAddedLanguage(JSON.parse(code) as Tree));
  for (const [name, records] of Object.entries({ ...described, partners }))
    await writeFile(files.one(`data/${name}.json`), JSON.stringify(records));
  await changeJson(files.one('data/sample-quote.json'), (quote: object) => {
    Object.assign(quote, withAddedLanguage(quote as Tree));
  });
  await changeJson(files.one('data/company.json'), (company: object) => {
    Object.assign(company, callOut);
  });
  await changeJson(files.one('data/references.json'), ([project]: object[]) => {
    Object.assign(project!, { town: 'Satigny', year: 2024 });
  });
  const pictures = files.one('data/images/');
  await copyFile(
    path.join(pictures, 'alarm.png'),
    path.join(pictures, path.basename(described.team[0]!.image)),
  );
  files.finish();
}

/** The address of a site that search engines may list. No test asks for it. */
const liveUrl = 'https://www.voltaleman.ch';

/** What the build demands of such a site. */
const realFacts = {
  siteUrl: liveUrl,
  indexed: true,
  phone: { display: '022 345 67 89', international: '+41223456789' },
  email: 'contact@voltaleman.ch',
  social: [],
  authorisations: { oibt: 'I-12345', ide: 'CHE-123.456.788', insurance: 'Insurer, 1' },
  teamLanguages: ['fr', 'de'],
  confirmed: Object.fromEntries(confirmations.map((name) => [name, '2026-01-31'])),
  legalReviewed: '2026-01-31',
};

/** Follows "Let search engines find the site". @returns the environment for the build */
export async function letBeFound(copy: string): Promise<Record<string, string>> {
  const files = filesOf(recipe('Let search engines find the site'), copy);
  await changeJson(
    files.one('data/company.json'),
    (company: { address: Record<string, string> }) => {
      Object.assign(company, realFacts);
      company.address.street = 'Rue du Lac 1';
    },
  );
  files.finish();
  return { CONTEXT: 'production', GATSBY_FORM_KEY: 'key' };
}
