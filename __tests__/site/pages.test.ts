import { readFileSync } from 'node:fs';
import company from '../../data/company.json';
import { address, languages, pages, routes, siteUrl } from '../support/site';
import { texts } from '../support/words';
import { pageBackgrounds } from '../../src/browser/colour-mode';
import { pageNamespaces, resolverNamespaces } from '../../src/content/templates';
import { attributes, builtPage, onEach } from './support/built-page';

/** Every page of public/: head, headings, and common texts. */

/** Raw text that must not be visible: a translation key, a placeholder, a missing value. */
const rawText = RegExp(
  String.raw`\b(?:${[...pageNamespaces, ...resolverNamespaces].join('|')}):[a-z]\w*|\{\{|\}\}|undefined|\[object|returned an object`,
  'i',
);

it('every page has a head of its own, in its language', () =>
  onEach(pages, ({ language, path }) => {
    const { $ } = builtPage(path);
    expect($('html').attr('lang')).toBe(language);
    const [name, title] = $('title').text().split(' | ');
    expect(name).toBe(company.name);
    expect(title).not.toBe('');
    expect($('meta[name=robots]').attr('content')).toBe('noindex, follow');
    expect($('meta[name=format-detection]').attr('content')).toContain('telephone=no');
    expect($('meta[name=description]').attr('content')).toMatch(/\S/);
    expect(attributes($, 'link[rel=canonical]', 'href')).toEqual([`${siteUrl}${path}`]);
  }));

it('the browser’s own bars have the paper of the pages, in both modes and as an app', () => {
  const { $ } = builtPage('/');
  const found = $('style')
    .text()
    .matchAll(/data-bs-theme="?(light|dark)"?\][^}]*?--bs-body-bg:(#\w+)/g);
  expect(Object.fromEntries([...found].map(([, mode, paper]) => [mode, paper]))).toEqual(
    pageBackgrounds,
  );
  expect(attributes($, 'meta[name=theme-color]', 'content')).toEqual([pageBackgrounds.light]);
  const manifest: unknown = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({ background_color: pageBackgrounds.light });
});

it('every page names the same page in every language', () =>
  onEach(pages, ({ route, path }) => {
    const { $ } = builtPage(path);
    const alternates = $('link[rel=alternate][hreflang]').toArray();
    expect(alternates.map(({ attribs }) => [attribs.hreflang, attribs.href])).toEqual([
      ...languages.map((each) => [each, `${siteUrl}${address(route, each)}`]),
      ['x-default', `${siteUrl}${route}`],
    ]);
  }));

it('every page has one h1 with a text, skips no level of heading, and has header and footer links', () =>
  onEach(pages, ({ path }) => {
    const { $ } = builtPage(path);
    const headings = $('h1, h2, h3, h4, h5, h6').toArray();
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const inMain = levels.slice(levels.indexOf(1));
    expect(inMain.filter((level, index) => level > (inMain[index - 1] ?? 1) + 1)).toEqual([]);
    expect(headings.map((heading) => $(heading).text().trim())).not.toContain('');
    expect($('header nav a').length).toBeGreaterThan(0);
    expect($('footer a').length).toBeGreaterThan(0);
  }));

it('no page shows a translation key, placeholder or missing value', () =>
  onEach(pages, ({ path }) => {
    const { $ } = builtPage(path);
    const text = $('body').clone().find('script, style').remove().end().text();
    expect(text).not.toMatch(rawText);
  }));

it('every page gives every picture an alt, and every link a name and an address', () =>
  onEach(pages, ({ path }) => {
    const { $ } = builtPage(path);
    expect($('img:not([alt])')).toHaveLength(0);
    const nameless = $('a:not([aria-label])')
      .toArray()
      .filter((link) => $(link).text().trim() === '' && !$(link).find('[alt]').attr('alt'));
    expect(nameless.map((link) => $.html(link))).toEqual([]);
    expect(attributes($, 'a', 'href')).not.toContain('');
  }));

const titleOf = (path: string) => builtPage(path).$('title').text();

it('every page of a language has a title of its own', () =>
  onEach(languages, (language) => {
    const titles = routes.map((route) => titleOf(address(route, language)));
    expect(new Set(titles).size).toBe(titles.length);
  }));

it('titles are translated; a word may be right in several languages', () => {
  const same = routes.filter((route) => {
    const titles = languages.map((language) => titleOf(address(route, language)));
    return new Set(titles).size === 1;
  });
  expect(same.length).toBeLessThan(routes.length / 2);
});

it('the not-found page says so and leads home', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address('/404', language));
    expect($('html').attr('lang')).toBe(language);
    expect($('h1').text()).toBe(texts(language, 'not-found').title);
    expect($('main a').first().attr('href')).toBe(address('/', language));
  }));
