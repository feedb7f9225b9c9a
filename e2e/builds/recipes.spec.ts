import { load } from 'cheerio';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { createSiteServer } from '../../tools/site-server/server.mjs';
import { address, readPage } from '../support/followed-pages';
import { clickInPlace } from '../support/click';
import { expect, test } from '../support/console';
import { addServiceInEditor, editedService } from '../support/edited-service';
import { buildIn, runIn, withCopy } from '../support/copy';
import { added, addLanguage, addService, languages } from '../support/follow';
import { addFacts, expectFacts } from '../support/follow-facts';
import { letBeFound, liveUrl } from '../support/live';
import { pickerButton } from '../support/picker';
import { addQueryPages, answerTo, emptyFields } from '../support/query-pages';
import { openPage } from '../support/ready';
import { recipe } from '../support/recipes';
import { routes } from '../support/site';

/**
 * The recipes of docs/recipes.md and the editor work: one build has a service that was added in the editor, follows "Add a
 * language", "Add a service", "Add facts about your business" and "Let search engines find the site", and answers the
 * queries.
 */

/** Replaces every picture with one plain picture of the smallest size allowed, because real ones take minutes to build. */
async function simplifyPictures(copy: string): Promise<void> {
  const folder = path.join(copy, 'data/images');
  const plain = { width: 610, height: 460, channels: 3, background: '#dde8fb' } as const;
  const content = await sharp({ create: plain }).webp().toBuffer();
  for (const name of await readdir(folder))
    if (name.endsWith('.webp')) await writeFile(path.join(folder, name), content);
}

/** Serves a folder on a free port while the work runs. */
async function whileServed(folder: string, work: (origin: string) => Promise<void>): Promise<void> {
  const server = await createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The sitemap lists every page in every language, and robots.txt names it. */
async function expectSitemap(site: string): Promise<void> {
  const read = (name: string) => readFile(path.join(site, name), 'utf8');
  const addresses = async (name: string) => {
    const $ = load(await read(name), { xml: true });
    return $('loc')
      .toArray()
      .map((loc) => $(loc).text());
  };
  expect(await read('robots.txt')).toContain(`\nSitemap: ${liveUrl}/sitemap.xml\n`);
  expect(await addresses('sitemap.xml')).toEqual([`${liveUrl}/sitemap-0.xml`]);
  const pages = [...routes, added.route, editedService.route].flatMap((route) =>
    languages.map((language) => `${liveUrl}${address(language, route)}`),
  );
  expect((await addresses('sitemap-0.xml')).sort()).toEqual(pages.sort());
  const $ = load(await read('sitemap-0.xml'), { xml: true });
  expect($('xhtml\\:link[hreflang=x-default]')).toHaveLength(pages.length);
  // A copy has no history to tell the dates from.
  expect($('lastmod')).toHaveLength(0);
}

/** The service that was added in the editor has its page in five languages, and the menus lead to it. */
async function expectEditedService(site: string): Promise<void> {
  for (const [language, title] of Object.entries(editedService.titles)) {
    const { $ } = await readPage(site, address(language, editedService.route));
    expect($('h1').text()).toContain(title);
    expect($(`#site-links a[href="${address(language, editedService.route)}"]`)).toHaveLength(1);
  }
}

test('the recipes and the editor add a language, services and facts, and the queries are answered in full', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000);
  await withCopy(async (copy) => {
    await simplifyPictures(copy);
    await addServiceInEditor(browser, copy);
    await addLanguage(copy);
    await addService(copy);
    const facts = await addFacts(copy);
    const queries = recipe('Query the data in GraphiQL').snippets('graphql');
    expect(queries).toHaveLength(5);
    await addQueryPages(copy, queries);
    const built = await buildIn(copy, await letBeFound(copy));
    expect(built, built.output.slice(-3000)).toMatchObject({ code: 0 });
    expect(await runIn(copy, '@typescript/native/bin/tsc', ['--noEmit'])).toEqual({
      code: 0,
      output: '',
    });

    const site = path.join(copy, 'public');
    for (const language of languages) {
      const { $ } = await readPage(site, address(language));
      expect($('html').attr('lang')).toBe(language);
      expect($('meta[name=robots]').attr('content')).toBe('index, follow');
      expect($('h1').text()).toContain('Bornes de recharge');
      const alternates = $('link[hreflang]:not([hreflang=x-default])').toArray();
      expect(
        Object.fromEntries(alternates.map(({ attribs }) => [attribs.hreflang, attribs.href])),
      ).toEqual(
        Object.fromEntries(languages.map((other) => [other, `${liveUrl}${address(other)}`])),
      );
      expect($(`#site-links a[href="${address(language)}"]`)).toHaveLength(1);
    }
    await expectEditedService(site);
    await expectSitemap(site);
    await expectFacts(facts, copy);
    for (const [index, query] of queries.entries())
      expect(emptyFields(await answerTo(index, site)), query).toEqual([]);
    await whileServed(site, async (origin) => {
      await openPage(page, `${origin}${address('en')}`);
      await clickInPlace(page.locator(pickerButton).first());
      const picker = page.getByRole('dialog');
      await expect(picker.getByRole('radio')).toHaveCount(6);
      await picker.getByRole('radio', { name: added.ownName }).check();
      await picker.locator('[type=submit]').click();
      await expect(page).toHaveURL(`${origin}${address(added.language)}`);
      await expect(page.locator('html')).toHaveAttribute('lang', added.language);
    });
  });
});
