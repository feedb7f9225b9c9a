import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { builtFile, pages } from '../support/site';
import { fontCharacters, missingCharacters } from '../../src/content/check/typography';
import { attributes, builtPage, onEach } from './support/built-page';

/** The fonts in public/: their size on a first visit, and whether they have every character of the pages. */

const budget = 38 * 1024;

const built = attributes(builtPage('/').$, 'link[rel=preload][as=font]', 'href').map((address) => ({
  address,
  font: readFileSync(builtFile(address)),
}));

it('two fonts take no more than the budget', () => {
  const bytes = built.reduce((sum, { font }) => sum + font.length, 0);
  expect(built).toHaveLength(2);
  const { html } = builtPage('/');
  const named = [...new Set(html.match(/[^"(]+\.woff2/g))];
  const addresses = built.map(({ address }) => address);
  expect(named).toEqual(expect.arrayContaining(addresses));
  // Those for the letters of other languages are loaded only where one stands.
  expect(named.filter((each) => !addresses.includes(each) && !/-latin-ext-/.test(each))).toEqual(
    [],
  );
  expect(html).not.toContain('data:font');
  expect(bytes).toBeLessThanOrEqual(budget);
});

/** A font reduced to some characters; one that it does not have adds nothing. */
const withOnly = (font: Buffer, characters: string) =>
  subsetFont(font, characters, { targetFormat: 'sfnt', keepFeatures: [] });

it('each has every character that words may use', () =>
  onEach(built, async ({ address, font: compressed }) => {
    const font = await withOnly(compressed, fontCharacters.join(''));
    const none = await withOnly(font, '');
    const lacking: string[] = [];
    for (const character of fontCharacters)
      if ((await withOnly(font, character)).equals(none)) lacking.push(character);
    expect({ address, lacking }).toEqual({ address, lacking: [] });
  }));

it('no page shows another character', () =>
  onEach(pages, ({ path }) => {
    const { $ } = builtPage(path);
    const text = $('body').clone().find('script, style').remove().end().text();
    expect(missingCharacters(text.replaceAll('\n', ''))).toEqual([]);
  }));
