import { Figures } from '../../src/sections/Figures';
import { renderInPage } from '../support/render';

const figure = (
  slug: string,
  value: number,
  unit: string,
  max: number | null = null,
): Queries.PageFigureFragment => {
  const translation = { number: String(value), unit, caption: slug, source: `source of ${slug}` };
  return { slug, value, max, unit, url: null, translation };
};

const show = (...figures: Queries.PageFigureFragment[]) =>
  renderInPage(<Figures figures={figures} category="it" />, { language: 'en' }).container;

const textsOf = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

it('leads with the first figure and its source; the others are cards with one note', () => {
  const page = show(
    figure('yield', 165, 'kWh'),
    figure('area', 8, 'm²'),
    figure('price', 9, 'CHF'),
  );
  expect(textsOf(page, '.figure-number--lead')).toEqual(['165 kWh']);
  expect(textsOf(page, 'li .figure-number')).toEqual(['8 m²', '9 CHF']);
  expect(textsOf(page, 'li sup')).toEqual(['1', '2']);
  const [lead, others] = textsOf(page, '.sources');
  expect(lead).toMatch(/source of yield$/);
  expect(others).toMatch(/1\u00a0source of area.*2\u00a0source of price$/);
});

it.each([
  ['a percentage', [figure('share', 20, '%')], ['20%'], '0100\u00a0%'],
  ['a range of percentages', [figure('loss', 15, '%', 30)], ['15%', '15%'], '0100\u00a0%'],
  [
    'years within more years',
    [figure('payback', 1.5, 'a'), figure('life', 30, 'a')],
    ['5%'],
    '030\u00a0a',
  ],
])('draws %s as a part of its whole', (_, figures, widths, scale) => {
  const bars = [...show(...figures).querySelectorAll<HTMLElement>('.part-bar')];
  expect(bars.map(({ textContent }) => textContent)).toEqual([scale]);
  const parts = [...bars[0]!.querySelectorAll<HTMLElement>('.progress-bar')];
  expect(parts.map(({ style }) => style.width)).toEqual(widths);
});

it('draws nothing of a length of time alone, and is not there without figures', () => {
  expect(show(figure('life', 30, 'a')).querySelector('.part-bar')).toBeNull();
  expect(show()).toBeEmptyDOMElement();
});
