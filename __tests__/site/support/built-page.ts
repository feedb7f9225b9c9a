import { load, type CheerioAPI } from 'cheerio';
import { readFileSync } from 'node:fs';
import { builtFile } from '../../../e2e/support/built';

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

/** The values that an attribute has on all elements that a selector finds. */
export function attributes($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}
