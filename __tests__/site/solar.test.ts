import { address, languages } from '../../e2e/support/site';
import { firstValues } from '../../src/gatsby/solar';
import { estimate } from '../../src/solar/estimate';
import { firstInputs } from '../../src/solar/inputs';
import { solarConstants } from '../support/solar';
import { solarData } from '../support/solar-data';
import { attributes, builtPage, onEach } from './support/built-page';

/** The table of typical roofs, which is all of the estimate that there is without script. */

const page = '/service-Productiondenergie';

const rowsOf = (path: string) => {
  const { $ } = builtPage(path);
  return $('.typical-roofs tbody tr')
    .toArray()
    .map((row) =>
      $(row)
        .children()
        .toArray()
        .map((cell) => $(cell).text()),
    );
};

it.each([
  ['fr', ['Est ou ouest, 30°', '4\u00a0930 à 6\u00a0026', '630', '18 à 24']],
  ['it', ['Est o ovest, 30°', '4930–6026', '630', '18–24']],
] as const)('in %s the table gives what the estimate gives for 40 m²', (language, row) => {
  const inputs = {
    ...firstInputs(firstValues(solarData())),
    area: 40,
    orientation: 'east',
  } as const;
  const { production, saving, payback } = estimate(inputs, solarConstants);
  const numbers = [production.from, production.to, saving, payback.from, payback.to];
  expect(numbers).toEqual([4930, 6026, 630, 18, 24]);
  expect(rowsOf(address(page, language))).toContainEqual(row);
});

it('writes the price of each size with VAT', () => {
  const { $ } = builtPage(page);
  const sizes = $('.typical-roofs [scope=rowgroup]').toArray();
  expect(sizes.map((size) => $(size).text())).toEqual([
    '20\u00a0m², 3,1\u00a0kWp\u00a0: 9\u00a0200\u00a0francs TVA comprise, moins 1\u00a0100\u00a0francs d’aide',
    '40\u00a0m², 6,3\u00a0kWp\u00a0: 15\u00a0400\u00a0francs TVA comprise, moins 2\u00a0300\u00a0francs d’aide',
    '80\u00a0m², 12,6\u00a0kWp\u00a0: 26\u00a0000\u00a0francs TVA comprise, moins 4\u00a0500\u00a0francs d’aide',
  ]);
});

it('has nine roofs below three sizes, each cell with its headings', () => {
  const { $ } = builtPage(page);
  expect($('.typical-roofs caption').text()).not.toBe('');
  expect($('.typical-roofs thead th[scope=col]')).toHaveLength(4);
  expect($('.typical-roofs th[scope=rowgroup]')).toHaveLength(3);
  expect($('.typical-roofs th[scope=row]')).toHaveLength(9);
  expect($('.typical-roofs + p').text()).toContain('(2026)');
});

it('is on no other page', () => {
  expect(builtPage('/service-Courant_Fort').$('.typical-roofs')).toHaveLength(0);
});

it('the home page has the house with what its roof yields, and leads to the estimate', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address('/', language));
    expect($('.living-roof__number').text()).toMatch(/^(?:da )?4.?500 \S+ 5.?400.kWh/);
    expect($('.house__panel')).toHaveLength(15);
    const links = attributes($, 'main a', 'href');
    expect(links.some((to) => to.endsWith('#solar-estimate'))).toBe(true);
  }));

it('the roof on the home page is served at noon, whatever the hour of the build', () => {
  const { $ } = builtPage('/');
  expect(Number($('.sun-path__sun').attr('cx'))).toBeCloseTo(320);
  expect($('.scene__moon')).toHaveLength(0);
});
