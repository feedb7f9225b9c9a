/** @jest-environment node */
import { estimateConstants, firstValues, writeAssumptions } from '../../src/gatsby/solar';
import { languages } from '../../src/i18n/languages';
import { solarConstants } from '../support/solar';
import { inEach } from '../support/project';
import { solarData, solarFigures } from '../support/solar-data';
import { textsOf } from '../support/texts';

const wordsOf = (language: (typeof languages)[number]) => {
  const { solar, figures } = textsOf(language);
  return { solar, figures } as unknown as Parameters<typeof writeAssumptions>[2];
};

const now = new Date('2026-11-22');

it('assembles the constants of both files', () => {
  expect(estimateConstants(solarData(), solarFigures())).toEqual(solarConstants);
  expect(firstValues(solarData())).toEqual({ consumption: 4500, price: 23 });
});

it.each(languages)('names each assumption in %s once, with value, source and year', (language) => {
  const written = writeAssumptions(solarData(), solarFigures(), wordsOf(language), language, now);
  const labels = written.map(({ label }) => label);
  expect(labels).toHaveLength(solarData().constants.length + solarData().aids.length + 6);
  expect(new Set(labels).size).toBe(labels.length);
  for (const { label, value, source, isOutdated } of written) {
    expect(label).not.toBe('');
    expect(value).toMatch(/\d/);
    expect(source).toMatch(/\p{L}.*, 20\d\d$/u);
    expect(isOutdated).toBe(false);
  }
});

it('writes numbers and ranges as the language does, an aid by its name, and what is out of date', () => {
  const solar = solarData();
  solar.constants.find(({ slug }) => slug === 'price_bought')!.value = 22.96;
  const name = { ...inEach((language) => `Grant ${language}`), it: 'Incentivo cantonale' };
  const url = 'https://canton.example';
  const source = 'own_values';
  const tiers = [
    { from: 0, amount: 1200 },
    { from: 30, amount: 800 },
  ];
  solar.aids = [{ name, basis: 'power', tiers, upTo: 100, source, url, checked: '2025-11-20' }];
  const written = writeAssumptions(solar, solarFigures(), wordsOf('it'), 'it', now);
  const valueOf = (slug: string) => written.find((each) => each.slug === slug)?.value;
  expect(valueOf('price_bought')).toBe('22.96\u00a0centesimi per kWh');
  expect(valueOf('price')).toBe('13’000\u00a0franchi per {{figures.solar_power}}');
  expect(valueOf('battery_price')).toBe('900\u00a0franchi per kWh di capacità');
  expect(valueOf('yields')).toBe('32–100%');
  expect(valueOf('consumption')).toBe('1600–13’000\u00a0kWh all’anno');
  expect(valueOf('own_use_exponent')).toBe('−0.75');
  expect(written.filter(({ isOutdated }) => isOutdated)).toEqual([
    {
      slug: 'aid_power',
      label: 'Incentivo cantonale',
      value: '800–1200\u00a0franchi per kWp',
      source: 'nostri valori, 2025',
      url,
      isOutdated: true,
    },
  ]);
});
