import { marksTo } from '../../../src/sections/FigureBlocks/figure-drawings';
import { groupIntoBlocks, FigureBlocks } from '../../../src/sections/FigureBlocks/FigureBlocks';
import { renderInPage } from '../../support/render';
import { textOf } from '../../support/texts';

/** The values of the figures that are drawn. */
const values: Record<string, [value: number, max?: number]> = {
  solar_area: [8],
  solar_price: [13_000],
  solar_households: [14_000],
  solar_payback: [1.2],
  solar_life: [30],
  standby_share: [15, 25],
  dirt_loss: [15, 30],
};

const figure = (slug: string): Queries.FigureBlockFragment => {
  const [value, max = null] = values[slug] ?? [1];
  const source = `source of ${slug}`;
  const translation = { number: String(value), unit: `unit of ${slug}`, caption: slug, source };
  return { slug, value, max, url: null, translation };
};

const show = (slugs: string[]) =>
  renderInPage(<FigureBlocks figures={slugs.map(figure)} category="it" />, { language: 'en' })
    .container;

it.each([
  [
    ['dirt_loss', 'emergency_tests'],
    ['dirt_loss', 'emergency_tests'],
  ],
  [
    ['solar_share', 'solar_price', 'solar_area'],
    ['solar_area + solar_share', 'solar_price'],
  ],
  [['solar_life'], ['solar_life']],
  [['solar_life', 'solar_payback'], ['solar_payback + solar_life']],
  [['solar_power', 'solar_price'], ['solar_price']],
  [['solar_power'], ['solar_power']],
])('groups %j into the blocks %j', (slugs, expected) => {
  const blocks = groupIntoBlocks(slugs.map(figure));
  expect(blocks.map(({ figures }) => figures.map(({ slug }) => slug).join(' + '))).toEqual(
    expected,
  );
});

it.each([
  [100, '%', 4, ['0', '25', '50', '75', '100\u00a0%']],
  [10, 'm', 3, ['0', '3', '7', '10\u00a0m']],
])('marks a scale to %s %s in %s steps', (end, unit, steps, marks) => {
  expect(marksTo(end, unit, steps)).toEqual(marks);
});

it('is not there without figures', () => {
  expect(show([])).toBeEmptyDOMElement();
});

it.each([
  [['solar_yield'], '.cells__cell', 1],
  [['solar_area', 'solar_share'], '.cells__cell', 8],
  [['solar_price'], '.thousands__icon', 13],
  [['solar_households'], '.thousands__icon', 14],
  [['dirt_loss'], '.segments > rect', 20],
  [['solar_life'], '.segments > rect', 30],
])('draws %j as %s, %s times, for the eye alone', (slugs, selector, count) => {
  const container = show(slugs);
  expect(container.querySelectorAll(selector)).toHaveLength(count);
  expect(container.querySelector('.figure-block__drawing > :not([aria-hidden])')).toBeNull();
});

it.each([
  [['standby_share'], [25, 15]],
  [['solar_payback', 'solar_life'], [4]],
])('fills the bar of %j to %j %', (slugs, widths) => {
  const parts = [...show(slugs).querySelectorAll('.segments__part')];
  expect(parts.map((part) => parseFloat(part.getAttribute('width') ?? ''))).toEqual(widths);
});

it.each([
  [['solar_area', 'solar_share'], ['1', '2'], 'source of solar_area; 2 source of solar_share'],
  [['solar_yield', 'dirt_loss'], ['1', '2'], 'source of solar_yield; 2 source of dirt_loss'],
  [['solar_price', 'solar_power'], ['1, 2'], 'source of solar_price; 2 source of solar_power'],
  [['solar_life'], [], 'source of solar_life'],
])('numbers the sources of %j as %j in one note', (slugs, marks, note) => {
  const container = show(slugs);
  const shown = [...container.querySelectorAll('.figure-block__caption sup')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(marks);
  const title = textOf('en', `service:sources.${marks.length > 0 ? 'many' : 'one'}`);
  const first = marks.length > 0 ? '1 ' : '';
  expect(container.querySelector('.sources')).toHaveTextContent(`${title} ${first}${note}`);
});

it('says where a number is a least one', () => {
  const over = [
    ...show(['solar_price', 'solar_households', 'dirt_loss']).querySelectorAll(
      '.figure-block__prefix',
    ),
  ];
  expect(over.map(({ textContent }) => textContent)).toEqual([
    textOf('en', 'service:figures.from'),
    textOf('en', 'service:figures.over'),
  ]);
});
