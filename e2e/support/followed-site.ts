import { load, type CheerioAPI } from 'cheerio';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../tools/site-server/server.mjs';
import { expect } from './console';
import { editedService } from './edited-service';
import { added, languages } from './follow';
import { address, readPage } from './followed-pages';
import { liveUrl } from './live';
import { routes } from './site';

/** What a site shows in which the recipes and the editor added a language and two services. */

/** The service that was added by recipe has its page in six languages, which know of each other. */
export async function expectAddedService(site: string): Promise<void> {
  for (const language of languages) {
    const { $ } = await readPage(site, address(language));
    expect($('html').attr('lang')).toBe(language);
    expect($('meta[name=robots]').attr('content')).toBe('index, follow');
    expect($('h1').text()).toContain('Bornes de recharge');
    const alternates = $('link[hreflang]:not([hreflang=x-default])').toArray();
    expect(
      Object.fromEntries(alternates.map(({ attribs }) => [attribs.hreflang, attribs.href])),
    ).toEqual(Object.fromEntries(languages.map((other) => [other, `${liveUrl}${address(other)}`])));
    expect($(`#site-links a[href="${address(language)}"]`)).toHaveLength(1);
  }
}

/** The sitemap lists every page in every language, and robots.txt names it at an address that answers. */
export async function expectSitemap(origin: string): Promise<void> {
  const read = async (name: string) => {
    const response = await fetch(`${origin}/${name}`);
    expect(response.status, name).toBe(200);
    return response.text();
  };
  const addresses = ($: CheerioAPI) =>
    $('loc')
      .toArray()
      .map((loc) => $(loc).text());
  expect(await read('robots.txt')).toContain(`\nSitemap: ${liveUrl}/sitemap.xml\n`);
  const index = load(await read('sitemap.xml'), { xml: true });
  expect(addresses(index)).toEqual([`${liveUrl}/sitemap-0.xml`]);
  const $ = load(await read('sitemap-0.xml'), { xml: true });
  const pages = [...routes, added.route, editedService.route].flatMap((route) =>
    languages.map((language) => `${liveUrl}${address(language, route)}`),
  );
  // The pages of the queries (query-pages.ts) are no part of the site.
  const own = addresses($).filter((page) => !page.includes('/query-'));
  expect(own.sort()).toEqual(pages.sort());
  const count = $('loc').length;
  expect($('xhtml\\:link[hreflang=x-default]')).toHaveLength(count);
  expect($(`xhtml\\:link[href^="${liveUrl}/"]`)).toHaveLength(count * (languages.length + 1));
}

/** The service that was added in the editor has its page in five languages, and the menus lead to it. */
export async function expectEditedService(site: string): Promise<void> {
  for (const [language, title] of Object.entries(editedService.titles)) {
    const { $ } = await readPage(site, address(language, editedService.route));
    expect($('h1').text()).toContain(title);
    expect($(`#site-links a[href="${address(language, editedService.route)}"]`)).toHaveLength(1);
  }
}

/** Serves a folder on a free port while the work runs. */
export async function whileServed(
  folder: string,
  work: (origin: string) => Promise<void>,
): Promise<void> {
  const server = await createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
