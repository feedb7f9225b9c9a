import facts from '../../data/figures.json';
import { marksTo } from '../../src/sections/figure-drawings';
import { arrange, FigureBlocks } from '../../src/sections/FigureBlocks';
import { renderInPage } from '../support/render';

const figure = (slug: string): Queries.FigureBlockFragment => {
  const { value = 1, max } = facts.find((fact) => fact.slug === slug) ?? {};
  const translation = {
    number: String(value),
    unit: `unit of ${slug}`,
    caption: slug,
    source: `source of ${slug}`,
  };
  return { slug, value, max: max ?? null, url: null, translation };
};
const blocks = (slugs: string[]) =>
  arrange(slugs.map(figure)).map(({ figures }) => figures.map(({ slug }) => slug).join(' + '));

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
])('arranges %j in the blocks %j', (slugs, expected) => {
  expect(blocks(slugs)).toEqual(expected);
});

it('loses and repeats none', () => {
  const slugs = facts.map(({ slug }) => slug);
  const shown = blocks(slugs).flatMap((block) => block.split(' + '));
  expect(shown.sort()).toEqual(slugs.filter((slug) => slug !== 'solar_power').sort());
});

it.each([
  [100, '%', 4, ['0', '25', '50', '75', '100\u00a0%']],
  [10, 'm', 3, ['0', '3', '7', '10\u00a0m']],
])('marks a scale to %s %s in %s steps', (end, unit, steps, marks) => {
  expect(marksTo(end, unit, steps)).toEqual(marks);
});

const show = (slugs: string[]) =>
  renderInPage(<FigureBlocks figures={slugs.map(figure)} category="it" />, { language: 'en' })
    .container;

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
])('numbers the sources of %j in one note', (slugs, marks, note) => {
  const container = show(slugs);
  const shown = [...container.querySelectorAll('.figure-block__caption sup')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(marks);
  const notes = [...container.querySelectorAll('.sources')];
  expect(notes.map((each) => each.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    `Sources: 1 ${note}`,
  ]);
});

it('gives no number to a source that all figures have', () => {
  const ofOne = ['solar_yield', 'dirt_loss'].map(figure).map((each) => ({
    ...each,
    translation: { ...each.translation, source: 'our values, 2026' },
  }));
  const { container } = renderInPage(<FigureBlocks figures={ofOne} category="it" />, {
    language: 'en',
  });
  expect(container.querySelector('sup')).toBeNull();
  expect(container.querySelector('.sources')).toHaveTextContent('Source: our values, 2026');
});

it('says where a number is a least one', () => {
  const { textContent } = show(['solar_price', 'solar_households', 'dirt_loss']);
  expect(textContent?.match(/From|More than/g)).toEqual(['From', 'More than']);
});
