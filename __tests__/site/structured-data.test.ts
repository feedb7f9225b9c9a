import company from '../../data/company.json';
import {
  address,
  builtFile,
  languages,
  pages,
  siteUrl,
  visitedPages,
} from '../../e2e/support/site';
import { builtPage, upTo } from './support/built-page';
import { vocabularyProblems, vocabularyTimeout } from './support/vocabulary';

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

jest.setTimeout(vocabularyTimeout);

const blocks = pages.flatMap(({ path }) => blocksOf(path).map((block) => ({ path, block })));
const nodes = blocks.flatMap(({ path, block }) => nodesIn(block).map((node) => ({ path, node })));

const isReference = (node: Node) => Object.keys(node).join() === '@id';

/** Nodes with an id that say what they are. */
const described = new Map(
  nodes
    .filter(({ node }) => node['@id'] && !isReference(node))
    .map(({ node }) => [node['@id'], node['@type']]),
);

const typesOn = (path: string) =>
  blocks.filter((each) => each.path === path).map(({ block }) => block['@type']);

it('has blocks for the pages that have something to say', () => {
  const crumbs = 'BreadcrumbList';
  expect(typesOn('/en')).toEqual(['WebSite', 'Electrician']);
  expect(typesOn('/lentreprise')).toEqual(['Electrician', crumbs]);
  expect(typesOn('/it/contact')).toEqual(['Electrician', crumbs]);
  expect(typesOn('/service-Web')).toEqual([crumbs, 'Service']);
  expect(typesOn('/service-details/Informatique')).toEqual([crumbs]);
});

it('names only what a page of the site describes', () => {
  const references = nodes.filter(({ node }) => isReference(node));
  expect(references.length).toBeGreaterThan(60);
  expect(references.filter(({ node }) => !described.has(node['@id']))).toEqual([]);
});

/** Puts the type of what is referred to where the reference is, so that it has to fit there. */
const withTypes = (block: Node) =>
  JSON.stringify(block, (_, value: unknown) => {
    if (typeof value !== 'object' || !value || !('@id' in value)) return value;
    const { '@id': id, ...rest } = value as Node;
    return { '@type': described.get(id), ...rest };
  });

it('keeps to the vocabulary of schema.org', () => {
  const visited = new Set(visitedPages.map(({ path }) => path));
  const checked = blocks
    .filter(({ path }) => visited.has(path))
    .map(({ path, block }) => ({ place: path, json: withTypes(block) }));
  expect(checked.length).toBeGreaterThan(30);
  expect(vocabularyProblems(checked)).toEqual([]);
});

it('links to pages and files that are there', () => {
  const own = new Set(
    blocks.flatMap(({ block }) => JSON.stringify(block).match(/https:[^"#]*(?=["#])/g) ?? []),
  );
  const paths = [...own].filter((url) => url.startsWith(`${siteUrl}/`));
  expect(paths.length).toBeGreaterThan(60);
  for (const url of paths) expect(builtFile(new URL(url).pathname)).toBeTruthy();
});

it('offers the services of the menus in one catalogue, in each language', () => {
  for (const language of languages) {
    const [business] = blocksOf(address('/lentreprise', language));
    const offered = nodesIn(business?.hasOfferCatalog as Node)
      .filter((node) => node['@type'] === 'Service')
      .map((node) => new URL(String(node.url)).pathname);
    const own = upTo(company.menuServices)
      .flat()
      .map((route) => address(route, language));
    expect(offered.sort()).toEqual(own.sort());
  }
});
