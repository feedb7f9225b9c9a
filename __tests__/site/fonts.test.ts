import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { builtFile, pages } from '../../e2e/support/site';
import { fontCharacters, missingCharacters } from '../../src/content/check/typography';
import { fonts } from '../../src/gatsby/fonts';
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

it('the styles name the files of each font with its weights, and ask for no other weight', () => {
  const css = builtPage('/').$('style').text();
  const faces = css.matchAll(
    /@font-face{[^}]*?font-weight:(\d+) (\d+);[^}]*?([\w-]+)-\w{32}\.woff2/g,
  );
  expect([...faces].map(([, min, max, file]) => [file, Number(min), Number(max)])).toEqual(
    Object.values(fonts).flatMap(({ file, extended, weights: { min, max } }) =>
      [extended, file].map((each) => [path.basename(each, '.woff2'), min, max]),
    ),
  );
  const { head, text } = fonts;
  for (const [asked, { min, max }] of [
    [/font:(\d+) [^;}]*--font-head\)/g, head.weights],
    [/font:(\d+) [^;}]*--bs-body-font-family\)/g, text.weights],
    [/font-weight:(\d{3})\b(?! )/g, { min: text.weights.min, max: head.weights.max }],
  ] as const) {
    const weights = [...css.matchAll(asked)].map(([, weight]) => Number(weight));
    expect(weights.length).toBeGreaterThan(0);
    expect(weights.filter((weight) => weight < min || weight > max)).toEqual([]);
  }
});

/** The texts of a font's table `name` for Windows, by their id (OpenType). */
async function namesOf(font: Buffer): Promise<Map<number, string>> {
  const sfnt = await subsetFont(font, 'e', { targetFormat: 'sfnt', preserveNameIds: [13, 14] });
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => sfnt.toString('latin1', at, at + 4) === 'name')!;
  const table = sfnt.subarray(sfnt.readUInt32BE(record + 8));
  const texts = table.subarray(table.readUInt16BE(4));
  const entries = Array.from({ length: table.readUInt16BE(2) }, (_, index) => 6 + 12 * index);
  return new Map(
    entries
      .filter((at) => table.readUInt16BE(at) === 3)
      .map((at) => {
        const start = texts.subarray(table.readUInt16BE(at + 10));
        const text = Buffer.from(start.subarray(0, table.readUInt16BE(at + 8)));
        return [table.readUInt16BE(at + 6), text.swap16().toString('utf16le')];
      }),
  );
}

it('their licence goes along: its address in each file, and its text beside their copyrights', () =>
  onEach(built, async ({ font }) => {
    const names = await namesOf(font);
    expect(names.get(14)).toMatch(/scripts\.sil\.org\/OFL/);
    const licence = readFileSync('public/fonts-OFL.txt', 'utf8');
    expect(licence).toContain(names.get(0));
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }));

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
