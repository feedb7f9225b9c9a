import company from '../../data/company.json';
import {
  address,
  builtFile,
  category,
  languages,
  pages,
  second,
  service,
  services,
  siteUrl,
} from '../../e2e/support/site';
import { builtPage } from './support/built-page';

/** What all pages tell search engines, read as one graph. */

/** An object in JSON-LD. */
type Node = Record<string, unknown>;

/** The blocks of JSON-LD on a built page. */
function blocksOf(path: string): Node[] {
  const { $ } = builtPage(path);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Node);
}

/** An object and all objects within it. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

const blocks = pages.flatMap(({ path }) => blocksOf(path).map((block) => ({ path, block })));
const nodes = blocks.flatMap(({ path, block }) => nodesIn(block).map((node) => ({ path, node })));

const isReference = (node: Node) => Object.keys(node).join() === '@id';

/** The ids of what is described somewhere. */
const described = new Set(
  nodes.filter(({ node }) => !isReference(node)).map(({ node }) => node['@id']),
);

const typesOn = (path: string) =>
  blocks.filter((each) => each.path === path).map(({ block }) => block['@type']);

it('has blocks for the pages that have something to say', () => {
  const crumbs = 'BreadcrumbList';
  const business = company.businessType;
  expect(typesOn('/')).toEqual(['WebSite', business]);
  expect(typesOn(address('/', second))).toEqual(['WebSite', business]);
  expect(typesOn('/lentreprise')).toEqual([business, crumbs]);
  expect(typesOn(address('/contact', second))).toEqual([business, crumbs]);
  expect(typesOn(service.route)).toEqual([crumbs, 'Service']);
  expect(typesOn(category.route)).toEqual([crumbs]);
});

it('names only what a page of the site describes', () => {
  const references = nodes.filter(({ node }) => isReference(node));
  expect(references.length).toBeGreaterThan(services.length * languages.length);
  expect(references.filter(({ node }) => !described.has(node['@id']))).toEqual([]);
});

it('links to pages and files that are there', () => {
  const own = new Set(
    blocks.flatMap(({ block }) => JSON.stringify(block).match(/https:[^"#]*(?=["#])/g) ?? []),
  );
  const paths = [...own].filter((url) => url.startsWith(`${siteUrl}/`));
  expect(paths.length).toBeGreaterThan(pages.length / 2);
  for (const url of paths) expect(builtFile(new URL(url).pathname)).toBeTruthy();
});

it('offers the services of the menus in one catalogue, in each language', () => {
  for (const language of languages) {
    const [business] = blocksOf(address('/lentreprise', language));
    const offered = nodesIn(business?.hasOfferCatalog as Node)
      .filter((node) => node['@type'] === 'Service')
      .map((node) => new URL(String(node.url)).pathname);
    const own = services.map(({ route }) => address(route, language));
    expect(offered.sort()).toEqual(own.sort());
  }
});
