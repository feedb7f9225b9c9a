import { load } from 'cheerio';
import { readFile } from 'node:fs/promises';
import { added } from './follow';

/** Pages of a site that was built from a copy of the project, in which recipes were followed. */

export const address = (language: string, route = added.route) =>
  language === 'fr' ? route : `/${language}${route === '/' ? '' : route}`;

/** The page at an address of a site: its HTML, and what its visitors read. */
export async function readPage(site: string, path: string) {
  const html = await readFile(`${site}${path}.html`, 'utf8');
  const $ = load(html);
  const read = load(html);
  read('script, noscript').remove();
  const text = read('main').text();
  return { html, $, text };
}
