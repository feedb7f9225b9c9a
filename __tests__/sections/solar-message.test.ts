import { linkTo, withEstimate } from '../../src/sections/SolarEstimate/message';
import { typedNumber } from '../../src/sections/SolarEstimate/typed-number';

const page = 'https://site.example/service';
const textOf = (query: URLSearchParams) =>
  `Estimate\nRoof: ${query.get('area') ?? '30'} m²\n${linkTo(page, query)}`;
const textFor = (area: number) => textOf(new URLSearchParams({ area: String(area) }));

describe('withEstimate', () => {
  it('fills an empty message', () => {
    expect(withEstimate(' \n', textFor(60), textOf)).toBe(textFor(60));
  });

  it('stands below what the visitor has typed', () => {
    expect(withEstimate('Please call me.\n', textFor(60), textOf)).toBe(
      `Please call me.\n\n${textFor(60)}`,
    );
  });

  it('replaces an earlier estimate, and nothing around it', () => {
    const before = `Above.\n\n${textFor(60)}\nBelow, with $& and $1.`;
    expect(withEstimate(before, textFor(80), textOf)).toBe(
      `Above.\n\n${textFor(80)}\nBelow, with $& and $1.`,
    );
    expect(withEstimate(textOf(new URLSearchParams()), textFor(80), textOf)).toBe(textFor(80));
  });

  it('leaves an earlier estimate that the visitor has changed', () => {
    const changed = textFor(60).replace('60 m²', '60 m², slate');
    expect(withEstimate(changed, textFor(80), textOf)).toBe(`${changed}\n\n${textFor(80)}`);
  });
});

describe('typedNumber', () => {
  it.each([
    ['0.23', false, 0.23],
    ['0,2296', false, 0.2296],
    [' 4500 ', true, 4500],
    ['7 500', true, 7500],
    ['7\u202f500', true, 7500],
    ['13’000', true, 13000],
    ["13'000", true, 13000],
    ['7,500', true, 7500],
    ['7.500', true, 7500],
    ['1.500', false, 1.5],
    ['4500,5', true, 4500.5],
    ['', false, NaN],
    ['-1', false, NaN],
    ['1e3', true, NaN],
    ['0.2.3', false, NaN],
    ['a lot', true, NaN],
  ])('reads %p (whole: %p) as %p', (text, isWhole, expected) => {
    expect(typedNumber(text, isWhole)).toBe(expected);
  });
});
