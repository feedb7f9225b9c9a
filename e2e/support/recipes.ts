import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { purposes } from '../../src/content/model/company';
import { confirmations } from '../../src/content/model/confirmations';
import { changeJson, root } from './project-copy';
import { languages as ownLanguages, services } from '../../__tests__/support/site';

/**
 * The recipes of docs/recipes.md, followed with their own code in a copy of the project. Additions get names that no
 * project has, so that a project in which they were followed before can be copied too.
 */

const read = (name: string) => readFileSync(path.join(root, 'docs', name), 'utf8');

/** The code blocks of a language in a text, in order, without the indentation of their step. */
const snippets = (text: string, language: string) =>
  [...text.matchAll(/^( *)```(\w+)\n(.*?)^ *```$/gms)]
    .filter(([, , each]) => each === language)
    .map(([, indent, , code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim());

/** @throws if there is no recipe with that title */
function recipe(title: string): string {
  const [, text] = new RegExp(`^## ${title}\\n(.*?)(?=^## )`, 'ms').exec(read('recipes.md')) ?? [];
  if (!text) throw new Error(`docs/recipes.md has no recipe "${title}"`);
  return text;
}

/** The queries of docs/graphiql.md. */
export const queries = () => snippets(read('graphiql.md'), 'graphql');

const known = readFileSync(path.join(root, 'src/i18n/languages.ts'), 'utf8');

/** Names of the recipes' additions. */
export const added = {
  language: ['de', 'nl', 'sv', 'da'].find((code) => !known.includes(` ${code}: {`))!,
  service: 'added-service',
  route: '/service-Added',
  picture: 'added_picture',
};

export const languages = [...ownLanguages, added.language];

type Tree = { [key: string]: Tree } | Tree[] | string;

/** Adds the languages missing from a recipe to each word. */
function inEveryLanguage(tree: Tree): Tree {
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map(inEveryLanguage);
  const { fr } = tree;
  if (fr) return Object.fromEntries(languages.map((each) => [each, tree[each] ?? fr]));
  return Object.fromEntries(
    Object.entries(tree).map(([key, each]) => [key, inEveryLanguage(each)]),
  );
}

const writeJson = (file: string, content: unknown) => writeFile(file, JSON.stringify(content));

/** Follows "Add a language" except for the translation: the texts stay French. */
export async function addLanguage(copy: string): Promise<void> {
  const { language } = added;
  const [command = ''] = snippets(recipe('Add a language'), 'sh');
  const [, from = ''] = /^npm run add-language -- de (\w+)$/.exec(command) ?? [];
  const tool = path.join(root, 'tools/add-language.mjs');
  await promisify(execFile)(process.execPath, [tool, language, from], { cwd: copy });
  const [facts = ''] = snippets(recipe('Add a language'), 'ts');
  const changed = known
    .replace(/(?<=^export const languages: .*)(?=\];$)/m, `, '${language}'`)
    .replace(/^(?=\} satisfies Record)/m, facts.replace('de:', `${language}:`));
  await writeFile(path.join(copy, 'src/i18n/languages.ts'), changed);
}

interface ServiceRecord {
  route: string;
  order: number;
  image: string;
  details: { image: string }[];
}

/** Follows "Add a service" in a copy with the new language. */
export async function addService(copy: string): Promise<void> {
  const [code = ''] = snippets(recipe('Add a service'), 'json');
  const record = inEveryLanguage(JSON.parse(code) as Tree) as unknown as ServiceRecord;
  const picture = `images/${added.picture}.png`;
  const folder = path.join(copy, 'data/services');
  await writeJson(path.join(folder, `${added.service}.json`), {
    ...record,
    route: added.route,
    order: Math.max(...services.map(({ order }) => order)) + 1,
    image: `../${picture}`,
    details: record.details.map((detail) => ({ ...detail, image: `../${picture}` })),
  });
  const pictures = path.join(copy, 'data/images');
  const [any = ''] = (await readdir(pictures)).filter((name) => name.endsWith('.png'));
  await copyFile(path.join(pictures, any), path.join(copy, 'data', picture));
}

/** Follows "Add facts about your business" in a copy with the new language. */
export async function addFacts(copy: string): Promise<void> {
  const [partners, callOut] = snippets(recipe('Add facts about your business'), 'json').map(
    (code) => inEveryLanguage(JSON.parse(code) as Tree),
  );
  await writeJson(path.join(copy, 'data/partners.json'), partners);
  await changeJson(path.join(copy, 'data/company.json'), (company: object) => {
    Object.assign(company, callOut);
  });
}

/** The address of an indexed site. No test requests it. */
export const liveUrl = 'https://www.voltaleman.ch';

/** Facts that the build requires of such a site. */
const realFacts = {
  siteUrl: liveUrl,
  indexed: true,
  legalName: 'Voltaléman Sàrl',
  phone: { display: '022 345 67 89', international: '+41223456789' },
  email: 'contact@voltaleman.ch',
  social: [],
  authorisations: { oibt: 'I-12345', ide: 'CHE-123.456.788', insurance: 'Insurer, 1' },
  processors: purposes.map((purpose) => ({ name: 'Host', purpose, countries: ['CH'] })),
  requestRetentionMonths: 12,
  confirmed: Object.fromEntries(confirmations.map((name) => [name, '2026-01-31'])),
  legalReviewed: '2026-01-31',
};

/** Follows "Let search engines find the site". @returns the environment for the build */
export async function letBeFound(copy: string): Promise<Record<string, string>> {
  await changeJson(
    path.join(copy, 'data/company.json'),
    (company: { address: Record<string, string> }) => {
      Object.assign(company, realFacts);
      company.address.street = 'Rue du Lac 1';
    },
  );
  return { CONTEXT: 'production', GATSBY_FORM_KEY: 'key' };
}
