import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { added, filesOf, marked, type Tree } from './follow';
import { changeJson } from './project-copy';
import { recipe } from './recipes';

/** Follows "Add facts about your business" in a copy of the project, which has the new language by then. */

export type Words = Record<string, string>;

export interface Facts {
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
    await copyFile(path.join(pictures, 'alarm.png'), path.join(pictures, path.basename(image)));
  files.finish();
  return facts;
}
