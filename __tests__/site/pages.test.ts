import company from '../../data/company.json';
import { rawText } from '../../e2e/support/raw-text';
import { address, languages, pages, routes, siteUrl } from '../../e2e/support/site';
import { attributes, builtPage } from './support/built-page';

/** Every page of public/: its head, its headings, and texts that every page has. */

describe.each(pages)('$path', ({ route, language, path }) => {
  const { $ } = builtPage(path);

  it('has a head of its own, in its language', () => {
    expect($('html').attr('lang')).toBe(language);
    const [name, title] = $('title').text().split(' | ');
    expect(name).toBe(company.name);
    expect(title).not.toBe('');
    expect($('meta[name=robots]').attr('content')).toBe('noindex, follow');
    expect($('meta[name=description]').attr('content')?.length).toBeGreaterThan(100);
    expect(attributes($, 'link[rel=canonical]', 'href')).toEqual([`${siteUrl}${path}`]);
  });

  it('names the same page in every language', () => {
    const alternates = $('link[rel=alternate][hreflang]').toArray();
    expect(alternates.map(({ attribs }) => [attribs.hreflang, attribs.href])).toEqual([
      ...languages.map((each) => [each, `${siteUrl}${address(route, each)}`]),
      ['x-default', `${siteUrl}${route}`],
    ]);
  });

  it('has one h1 with a text, skips no level of heading, and has header and footer links', () => {
    const headings = $('h1, h2, h3, h4, h5, h6').toArray();
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const inMain = levels.slice(levels.indexOf(1));
    expect(inMain.filter((level, index) => level > (inMain[index - 1] ?? 1) + 1)).toEqual([]);
    expect(headings.map((heading) => $(heading).text().trim())).not.toContain('');
    expect($('header nav a').length).toBeGreaterThan(0);
    expect($('footer a').length).toBeGreaterThan(0);
  });

  it('shows no translation key, placeholder or missing value', () => {
    const text = $('body').clone().find('script, style').remove().end().text();
    expect(text).not.toMatch(rawText);
  });

  it('gives every picture an alt, and every link a name and an address', () => {
    expect($('img:not([alt])')).toHaveLength(0);
    const nameless = $('a:not([aria-label])')
      .toArray()
      .filter((link) => $(link).text().trim() === '' && !$(link).find('[alt]').attr('alt'));
    expect(nameless.map((link) => $.html(link))).toEqual([]);
    expect(attributes($, 'a', 'href')).not.toContain('');
  });
});

/** Titles that are the same word in several languages. */
const sameWord: Record<string, string[]> = {
  '/service-Audiovisuel': ['en', 'pt'],
  '/service-details/Informatique': ['es', 'pt'],
  '/service-Web': ['fr', 'es', 'pt', 'it'],
};

const titleOf = (path: string) => builtPage(path).$('title').text();

it.each(languages)('every page in %s has a title of its own', (language) => {
  const titles = routes.map((route) => titleOf(address(route, language)));
  expect(new Set(titles).size).toBe(titles.length);
});

it.each(routes)('the title of %s is translated', (route) => {
  const others = languages.filter((language) => !sameWord[route]?.includes(language));
  const titles = others.map((language) => titleOf(address(route, language)));
  expect(new Set(titles).size).toBe(titles.length);
});
