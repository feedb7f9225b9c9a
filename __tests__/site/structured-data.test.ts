import company from '../../data/company.json';
import {
  address,
  builtFile,
  categories,
  category,
  languages,
  pages,
  second,
  service,
  siteUrl,
} from '../support/site';
import { builtPage } from './support/built-page';

/** Structured data of all pages. */

/** An object in JSON-LD. */
type Node = Record<string, unknown>;

/** The blocks of JSON-LD on a built page. */
function blocksOf(path: string): Node[] {
  const { $ } = builtPage(path);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Node);
}

const blocks = pages.flatMap(({ path }) => blocksOf(path).map((block) => ({ path, block })));
const typesOn = (path: string) =>
  blocks.filter((each) => each.path === path).map(({ block }) => block['@type']);

it('has blocks for the pages that have something to say', () => {
  const crumbs = 'BreadcrumbList';
  const business = company.businessType;
  expect(typesOn('/')).toEqual([business]);
  expect(typesOn(address('/', second))).toEqual([business]);
  expect(typesOn('/lentreprise')).toEqual([business, crumbs]);
  expect(typesOn(address('/contact', second))).toEqual([business, crumbs]);
  expect(typesOn(service.route)).toEqual([crumbs]);
  expect(typesOn(category.route)).toEqual([crumbs]);
});

it('links to pages and files that are there', () => {
  const own = new Set(
    blocks.flatMap(({ block }) => JSON.stringify(block).match(/https:[^"#]*(?=["#])/g) ?? []),
  );
  const paths = [...own].filter((url) => url.startsWith(`${siteUrl}/`));
  expect(paths.length).toBeGreaterThan(categories.length * languages.length);
  for (const url of paths) expect(builtFile(new URL(url).pathname)).toBeTruthy();
});
