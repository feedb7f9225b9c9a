import { screen, within } from '@testing-library/react';
import facts from '../../data/figures.json';
import { arrange } from '../../src/sections/FigureBlocks/arrange';
import { marksTo } from '../../src/sections/FigureBlocks/drawings/Segments';
import { FigureBlocks } from '../../src/sections/FigureBlocks/FigureBlocks';
import { renderInPage } from '../support/render';

const figure = (slug: string) => {
  const { value = 1, max } = facts.find((fact) => fact.slug === slug) ?? {};
  const translation = {
    number: String(value),
    unit: `unit of ${slug}`,
    caption: `caption of ${slug}`,
  };
  return { slug, value, max: max ?? null, translation };
};
const blocks = (...slugs: string[]) =>
  arrange(slugs.map(figure)).map(({ figures }) => figures.map(({ slug }) => slug));

describe('arrange', () => {
  it.each([
    ['nothing', [], []],
    ['one block each', ['dirt_loss', 'standby_share'], [['dirt_loss'], ['standby_share']]],
    [
      'what belongs together in one block, at the first of it',
      ['solar_share', 'solar_price', 'solar_area'],
      [['solar_area', 'solar_share'], ['solar_price']],
    ],
    ['one alone where the other is missing', ['solar_life'], [['solar_life']]],
    [
      'both where both are there',
      ['solar_life', 'solar_payback'],
      [['solar_payback', 'solar_life']],
    ],
    ['a figure with no plan in a plain block', ['emergency_tests'], [['emergency_tests']]],
    [
      'none for what another one’s caption names',
      ['solar_power', 'solar_price'],
      [['solar_price']],
    ],
    ['one for it where that other is missing', ['solar_power'], [['solar_power']]],
  ])('gives %s', (_, slugs, expected) => {
    expect(blocks(...slugs)).toEqual(expected);
  });

  it('loses and repeats none', () => {
    const slugs = facts.map(({ slug }) => slug);
    const shown = blocks(...slugs).flat();
    expect([...shown].sort()).toEqual(slugs.filter((slug) => slug !== 'solar_power').sort());
  });
});

it.each([
  [100, '%', 4, ['0', '25', '50', '75', '100\u00a0%']],
  [30, 'years', 3, ['0', '10', '20', '30\u00a0years']],
  [10, 'm', 3, ['0', '3', '7', '10\u00a0m']],
])('marks a scale to %s %s in %s steps', (end, unit, steps, marks) => {
  expect(marksTo(end, unit, steps)).toEqual(marks);
});

function show(...slugs: string[]) {
  const page = renderInPage(<FigureBlocks figures={slugs.map(figure)} category="renewable" />, {
    language: 'en',
  });
  return page.container;
}

describe('the section', () => {
  it('is not there without figures', () => {
    expect(show()).toBeEmptyDOMElement();
  });

  it('says each number with unit and caption, and hides the drawings from screen readers', () => {
    show('solar_area', 'solar_share');
    const block = screen.getByRole('listitem');
    expect(within(block).getByText('8')).toBeVisible();
    expect(within(block).getByText('caption of solar_share')).toBeVisible();
    expect(block.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    ['solar_yield', '.cells__cell', 1],
    ['solar_price', '.thousands__icon', 13],
    ['solar_households', '.thousands__icon', 14],
    ['dirt_loss', '.segments__bar > rect', 20],
    ['solar_life', '.segments__bar > rect', 30],
  ])('draws %s as %s, %s times', (slug, selector, count) => {
    expect(show(slug).querySelectorAll(selector)).toHaveLength(count);
  });

  it('draws the square metres of a pair', () => {
    expect(show('solar_area', 'solar_share').querySelectorAll('.cells__cell')).toHaveLength(8);
  });

  it('draws a share to where its numbers say', () => {
    const widths = [...show('standby_share').querySelectorAll('.segments__part')].map((part) =>
      part.getAttribute('width'),
    );
    expect(widths).toEqual(['25%', '15%']);
  });

  it('draws the payback as its part of the life', () => {
    const part = show('solar_payback', 'solar_life').querySelector('.segments__part--payback');
    expect(parseFloat(part?.getAttribute('width') ?? '')).toBeCloseTo(4);
  });

  it('says where a number is a least or a rough one', () => {
    const container = show('solar_price', 'solar_households', 'dirt_loss');
    const over = [...container.querySelectorAll('.figure-block__over')];
    expect(over.map(({ textContent }) => textContent)).toEqual(['From', 'About']);
  });
});
