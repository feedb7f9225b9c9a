import { type CheerioAPI, load } from 'cheerio';
import { existsSync, readFileSync } from 'node:fs';
import company from '../../../data/company.json';
import { recordsOf } from '../../support/records';
import { builtFile } from '../../support/site';

interface BuiltPage {
  html: string;
  /** The page as a browser without script reads it, so that `noscript` has elements. Only to be read. */
  $: CheerioAPI;
}

const pages = new Map<string, BuiltPage>();

/** The page of public/ that answers for an address, parsed once. */
export function builtPage(path: string): BuiltPage {
  const known = pages.get(path);
  if (known) return known;
  const html = readFileSync(builtFile(path), 'utf8');
  const page = { html, $: load(html, { xml: { xmlMode: false } }) };
  pages.set(path, page);
  return page;
}

const nameOf = (each: unknown) =>
  typeof each === 'object' && each !== null && 'path' in each ? String(each.path) : String(each);

/** Makes the same assertions on many pages, languages or files. Failures name theirs. */
export async function onEach<Each>(
  list: readonly Each[],
  assert: (each: Each) => unknown,
): Promise<void> {
  const failures: string[] = [];
  for (const each of list)
    try {
      await assert(each);
    } catch (error) {
      failures.push(`${nameOf(each)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  expect(list.length).toBeGreaterThan(0);
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}

/** Values of an attribute on all elements that match a selector. */
export function attributes($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}

/** Parts of the site that depend on the data. */

/** Whether a file of `data/` exists and is not empty: an empty list shows nothing. */
function has(name: string): boolean {
  const file = `data/${name}.json`;
  return (
    existsSync(file) && Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).length > 0
  );
}

/** Ids of optional sections, and whether the data has their content. */
export const optional = {
  team: has('team'),
  guarantees: has('guarantees'),
  'sample-quote': has('sample-quote'),
  partners: has('partners'),
  authorisations: Object.values(company.authorisations).some(Boolean),
  'call-out': 'callOut' in company,
  reviews: has('reviews'),
};

/** Whether a project is a real one. */
export const hasRealProjects = recordsOf('projects').some(({ town }) => town !== undefined);
