import solar from '../../data/solar.json';
import { address, languages } from '../../e2e/support/site';
import type { Solar } from '../../src/content/model/solar';
import { estimateConstants, firstValues } from '../../src/gatsby/solar-texts';
import { estimate } from '../../src/solar/estimate';
import { defaultInputs, type SolarInputs } from '../../src/solar/inputs';
import { solarFigures } from '../support/solar-data';
import { attributes, builtPage, onEach } from './support/built-page';

/** The table of typical roofs, which is the whole estimate without script, and the roof of the home page. */

const page = '/service-Productiondenergie';

/** The data of the site, with its aids. */
const data = solar as Solar;

/** Result of the estimate. */
const given = (inputs: Partial<SolarInputs>) =>
  estimate(
    { ...defaultInputs(firstValues(data)), ...inputs },
    estimateConstants(data, solarFigures()),
  );

/** The whole numbers in a text, with any digit grouping. */
const numbersIn = (text: string) =>
  (text.match(/\d+(?:[\u00a0\u202f’,]\d{3})*/g) ?? []).map((each) =>
    Number(each.replaceAll(/\D/g, '')),
  );

it('the table has three roofs of three sizes, each cell with its headings', () => {
  const { $ } = builtPage(page);
  expect($('.typical-roofs caption').text()).not.toBe('');
  expect($('.typical-roofs thead th[scope=col]')).toHaveLength(4);
  expect($('.typical-roofs th[scope=rowgroup]')).toHaveLength(3);
  expect($('.typical-roofs th[scope=row]')).toHaveLength(9);
  expect($('.typical-roofs + p').text()).toMatch(/20\d\d/);
  expect(builtPage('/service-Courant_Fort').$('.typical-roofs')).toHaveLength(0);
});

it('the table gives what the estimate gives, in every language', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address(page, language));
    const groups = $('.typical-roofs tbody').toArray();
    [20, 40, 80].forEach((area, index) => {
      const group = $(groups[index]);
      const { price, aid } = given({ area });
      expect(numbersIn(group.find('[scope=rowgroup]').text())).toEqual(
        expect.arrayContaining([area, price, aid]),
      );
      const rows = group.find('tr').toArray().slice(1);
      const positions = [{}, { orientation: 'east' }, { tilt: 0 }] as const;
      positions.forEach((position, place) => {
        const { production, saving, payback } = given({ area, ...position });
        const cells = $(rows[place]).find('td').toArray();
        expect(cells.map((cell) => numbersIn($(cell).text()))).toEqual([
          [production.from, production.to],
          [saving],
          [payback.from, payback.to],
        ]);
      });
    });
  }));

it('the home page has the house with what its roof yields, and leads to the estimate', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address('/', language));
    const { production } = given({});
    const [from, to, ...more] = numbersIn($('.living-roof__number').text());
    expect(from).toBeCloseTo(production.from, -2);
    expect(to).toBeCloseTo(production.to, -2);
    expect(more).toEqual([]);
    expect($('.house__panel')).toHaveLength(15);
    const links = attributes($, 'main a', 'href');
    expect(links.some((to) => to.endsWith('#solar-estimate'))).toBe(true);
  }));

it('the roof on the home page is served at noon, whatever the hour of the build', () => {
  const { $ } = builtPage('/');
  expect(Number($('.sun-path__sun').attr('cx'))).toBeCloseTo(320);
  expect($('.scene__moon')).toHaveLength(0);
});
