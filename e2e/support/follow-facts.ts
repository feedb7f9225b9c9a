import { expect } from '@playwright/test';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { changeJson } from './copy';
import { added, filesOf, languages, marked, type Tree } from './follow';
import { address, readPage } from './followed-pages';
import { rawText } from './raw-text';
import { recipe } from './recipes';

/** Follows "Add facts about your business" in a copy of the project, which has the new language by then. */

type Words = Record<string, string>;

interface Facts {
  team: { name: string; role: Words; diploma: Words; image: string }[];
  guarantees: { title: Words; text: Words }[];
  partners: { name: string; role: Words }[];
  reviews: { text: string; name: string; source: string }[];
  company: object;
  references: { slug: string; town: string; year: number };
}

/** The files in which the snippets of the recipe belong, in their order. */
const names = ['team', 'guarantees', 'partners', 'reviews', 'company', 'references'] as const;

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

export async function addFacts(copy: string): Promise<Facts> {
  const steps = recipe('Add facts about your business');
  const files = filesOf(steps, copy);
  const snippets = steps
    .snippets('json')
    .map((code) => withAddedLanguage(JSON.parse(code) as Tree));
  const facts = Object.fromEntries(
    names.map((name, index) => [name, snippets[index]]),
  ) as unknown as Facts;
  for (const name of ['team', 'guarantees', 'partners', 'reviews'] as const)
    await writeFile(files.one(`data/${name}.json`), JSON.stringify(facts[name]));
  await changeJson(files.one('data/company.json'), (company: object) => {
    Object.assign(company, facts.company);
  });
  await changeJson(files.one('data/references.json'), (references: { slug: string }[]) => {
    const project = references.find(({ slug }) => slug === facts.references.slug);
    Object.assign(project ?? {}, facts.references);
  });
  const pictures = files.one('data/images/');
  for (const { image } of facts.team)
    await copyFile(path.join(pictures, 'alarm.webp'), path.join(pictures, path.basename(image)));
  files.finish();
  return facts;
}

/** The texts of the facts that each page shows in a language. */
async function factsOnPages(
  { team, guarantees, partners, reviews, references }: Facts,
  copy: string,
  language: string,
): Promise<Record<string, string[]>> {
  const file = path.join(copy, 'locales', language, 'call-out.json');
  const { title, percent, francs } = JSON.parse(await readFile(file, 'utf8')) as Words;
  const callOut = [title, percent, francs] as string[];
  const translated = [
    ...team.flatMap(({ role, diploma }) => [role, diploma]),
    ...guarantees.flatMap((guarantee) => [guarantee.title, guarantee.text]),
    ...partners.map(({ role }) => role),
  ].map((words) => words[language] ?? '');
  return {
    '/lentreprise': [...[...team, ...partners].map(({ name }) => name), ...translated],
    '/contact': callOut,
    '/service-Courant_Fort': callOut,
    '/referance': [
      `${references.town}, ${references.year}`,
      ...reviews.flatMap(({ text, name, source }) => [text, name, source]),
    ],
  };
}

/** Every page shows the facts in every language, without a key or placeholder, and stays small with all of them (22 KB). */
export async function expectFacts(facts: Facts, copy: string): Promise<void> {
  for (const language of languages)
    for (const [route, texts] of Object.entries(await factsOnPages(facts, copy, language))) {
      const path = address(language, route);
      const { html, text } = await readPage(`${copy}/public`, path);
      expect(
        texts.filter((each) => !text.includes(each)),
        path,
      ).toEqual([]);
      expect(text, path).not.toMatch(rawText);
      expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(22 * 1024);
    }
}
