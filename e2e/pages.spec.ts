import { expect, test } from '@playwright/test';
import type { CheerioAPI } from 'cheerio';
import { served } from './support/served';
import { address, languages, pages, routes, siteUrl, type Language } from './support/site';

const namespaces =
  /\b(?:common|home|category|service|contact|company|references|privacy-policy|terms-use|not-found|figures|pictures|projects|categories):[a-z]\w*/i;

for (const { route, language, path } of pages) {
  test(`${path} answers with its own head in ${language}`, async ({ request }) => {
    const { status, $ } = await served(request, path);
    expect(status).toBe(200);
    expect($('html').attr('lang')).toBe(language);
    expect($('title').text()).toMatch(/^Voltaléman \| \S/);
    expect($('meta[name=robots]').attr('content')).toBe('noindex, follow');
    expect($('meta[name=description]').attr('content')?.length).toBeGreaterThan(100);
    expect($('link[rel=canonical]').attr('href')).toBe(`${siteUrl}${path}`);
    expect(hreflangs($)).toEqual(expectedHreflangs(route));
  });

  test(`${path} has one h1, links and a footer, and no raw key`, async ({ request }) => {
    const { $ } = await served(request, path);
    expect($('h1')).toHaveLength(1);
    expect($('h1').text().trim()).not.toBe('');
    expect($('header nav a').length).toBeGreaterThan(0);
    expect($('footer a').length).toBeGreaterThan(0);
    $('script, style').remove();
    expect($('body').text()).not.toMatch(namespaces);
    expect($('body').text()).not.toMatch(/\{\{|\}\}|undefined|\[object/);
  });
}

function hreflangs($: CheerioAPI): Record<string, string> {
  return Object.fromEntries(
    $('link[rel=alternate][hreflang]')
      .toArray()
      .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']),
  );
}

function expectedHreflangs(route: string): Record<string, string> {
  const each = languages.map((language: Language) => [
    language,
    `${siteUrl}${address(route, language)}`,
  ]);
  return Object.fromEntries([...each, ['x-default', `${siteUrl}${route}`]]) as Record<
    string,
    string
  >;
}

test('titles differ between the pages of a language and between the languages of a page', async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const { path } of pages) titles.add((await served(request, path)).$('title').text());
  // "Contact" and "Audiovisual" are the same word in two languages.
  expect(titles.size).toBeGreaterThanOrEqual(routes.length * languages.length - 10);
});

test('every internal link leads to a page or a file', async ({ request }) => {
  const targets = new Map<string, string>();
  for (const { path } of pages) {
    const { $ } = await served(request, path);
    $('a[href^="/"], link[href^="/"]').each((_, link) => {
      targets.set(($(link).attr('href') ?? '').replace(/[?#].*$/, ''), path);
    });
  }
  const broken: string[] = [];
  for (const [target, from] of targets) {
    const response = await request.get(target, { maxRedirects: 0 });
    if (response.status() !== 200) broken.push(`${target} (from ${from}): ${response.status()}`);
  }
  expect(broken).toEqual([]);
});

test('every link within a page has its target', async ({ request }) => {
  const broken: string[] = [];
  for (const { path } of pages) {
    const { $ } = await served(request, path);
    $('a[href^="#"]').each((_, link) => {
      const id = ($(link).attr('href') ?? '').slice(1);
      if ($(`[id="${id}"]`).length !== 1) broken.push(`${path}#${id}`);
    });
  }
  expect(broken).toEqual([]);
});
