import { builtPage } from './built-page';

/** An object in JSON-LD. */
export type Node = Record<string, unknown>;

/** The blocks of JSON-LD on a built page. */
export function blocksOf(path: string): Node[] {
  const { $ } = builtPage(path);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Node);
}

/** An object and all objects within it. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}
