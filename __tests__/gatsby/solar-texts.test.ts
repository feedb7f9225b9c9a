import { solarConstantSlugs } from '../../src/content/model/solar';
import { estimateConstants, firstValues, writeAssumptions } from '../../src/gatsby/solar-texts';
import { languages } from '../../src/i18n/languages';
import { inEach } from '../support/project';
import { solarData, solarFigures, solarSources } from '../support/solar-data';
import { textsOf } from '../support/texts';

const wordsOf = (language: (typeof languages)[number]) => {
  const { solar, facts } = textsOf(language);
  return { ...solar, ...facts, sources: solarSources() } as unknown as Parameters<
    typeof writeAssumptions
  >[2];
};

/** The real data, with other values of some constants. */
function dataWith(values: Record<string, number> = {}) {
  const solar = solarData();
  for (const [slug, constant] of Object.entries(solar.constants))
    constant.value = values[slug] ?? constant.value;
  return solar;
}

it('takes the constants from both files, shares as parts of one', () => {
  const solar = dataWith({ battery_price: 850, production_spread: 12, grant_step: 25 });
  const figures = solarFigures();
  figures.find(({ slug }) => slug === 'solar_yield')!.value = 170;
  expect(estimateConstants(solar, figures)).toMatchObject({
    yieldPerArea: 170,
    battery: { price: 850 },
    productionSpread: 0.12,
    grant: { tiers: [{ upTo: 25 }, {}] },
  });
});

it('starts with the price bought and the first household of the data', () => {
  const solar = dataWith({ price_bought: 31 });
  const [household] = solar.profiles.items;
  solar.profiles.first = household!.slug;
  expect(firstValues(solar)).toEqual({ consumption: household!.value, price: 31 });
});

it.each(languages)('names each assumption in %s once, with value, source and year', (language) => {
  const written = writeAssumptions(dataWith(), solarFigures(), wordsOf(language), language);
  const labels = written.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.length).toBeGreaterThan(solarConstantSlugs.length);
  for (const { label, value, source } of written) {
    expect(label).not.toBe('');
    expect(value).toMatch(/\d/);
    expect(source).toMatch(/\p{L}.*, 20\d\d$/u);
  }
});

it('writes numbers and ranges as the language does, and an aid by its name', () => {
  const solar = dataWith({ price_bought: 22.96, battery_price: 900, own_use_exponent: -0.75 });
  const figures = solarFigures();
  figures.find(({ slug }) => slug === 'solar_price')!.value = 13_000;
  const name = { ...inEach((language) => `Grant ${language}`), it: 'Incentivo cantonale' };
  const url = 'https://canton.example';
  const source = 'own_values';
  const tiers = [
    { from: 0, amount: 1200 },
    { from: 30, amount: 800 },
  ];
  solar.aids = [{ name, basis: 'power', tiers, upTo: 100, source, url, checked: '2025-11-20' }];
  const written = writeAssumptions(solar, figures, wordsOf('it'), 'it');
  const valueOf = (slug: string) => written.find((each) => each.slug === slug)?.value;
  expect(valueOf('price_bought')).toMatch(/^22\.96\u00a0/);
  expect(valueOf('price')).toMatch(/^13’000\u00a0/);
  expect(valueOf('battery_price')).toMatch(/^900\u00a0/);
  expect(valueOf('yields')).toMatch(/^\d+–\d+%$/);
  expect(valueOf('own_use_exponent')).toBe('−0.75');
  expect(written.find(({ slug }) => slug === 'aid_power')).toEqual({
    slug: 'aid_power',
    label: 'Incentivo cantonale',
    value: expect.stringMatching(/^800–1200\u00a0/) as string,
    source: expect.stringMatching(/, 2025$/) as string,
    url,
  });
});
