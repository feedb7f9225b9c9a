import { firstValues } from '../../src/build/solar/constants';
import { estimate } from '../../src/solar/estimate';
import { firstInputs } from '../../src/solar/inputs';
import { address } from '../../e2e/support/site';
import { solarConstants } from '../support/solar';
import { solarData } from '../support/solar-data';
import { builtPage } from './support/built-page';

/** The table of typical roofs, which is all of the estimate that there is without script. */

const page = '/service-Productiondenergie';

const rowsOf = (path: string) => {
  const { $ } = builtPage(path);
  return $('.roofs tbody tr')
    .toArray()
    .map((row) =>
      $(row)
        .children()
        .toArray()
        .map((cell) => $(cell).text()),
    );
};

it.each([
  ['fr', ['Est ou ouest, 30°', '4\u00a0930 à 6\u00a0026', '630', '19 à 26']],
  ['it', ['Est o ovest, 30°', '4930–6026', '630', '19–26']],
] as const)('in %s the table gives what the estimate gives for 40 m²', (language, row) => {
  const inputs = {
    ...firstInputs(firstValues(solarData())),
    area: 40,
    orientation: 'east',
  } as const;
  const { production, saving, payback } = estimate(inputs, solarConstants);
  const numbers = [production.from, production.to, saving, payback.from, payback.to];
  expect(numbers).toEqual([4930, 6026, 630, 19, 26]);
  expect(rowsOf(address(page, language))).toContainEqual(row);
});

it('has nine roofs below three sizes, each cell with its headings', () => {
  const { $ } = builtPage(page);
  expect($('.roofs caption').text()).not.toBe('');
  expect($('.roofs thead th[scope=col]')).toHaveLength(4);
  expect($('.roofs th[scope=rowgroup]')).toHaveLength(3);
  expect($('.roofs th[scope=row]')).toHaveLength(9);
  expect($('.roofs__note').text()).toContain('(2026)');
});

it('is on no other page', () => {
  expect(builtPage('/service-Courant_Fort').$('.roofs')).toHaveLength(0);
});
