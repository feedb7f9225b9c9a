/** @jest-environment node */
import { busyWarning } from '../../tools/bench/machine.mjs';
import { list, readOptions, wholeNumber } from '../../tools/bench/options.mjs';
import { usualPages } from '../../tools/bench/pages.mjs';
import { median, medians } from '../../tools/bench/statistics.mjs';

describe('options', () => {
  const known = { runs: { type: 'string', default: '5' }, strict: { type: 'boolean' } } as const;

  function messageOf(act: () => unknown) {
    const printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exit');
    });
    expect(act).toThrow('exit');
    expect(exit).toHaveBeenCalledWith(1);
    return printed.mock.calls.join('');
  }

  afterEach(() => jest.restoreAllMocks());

  it('are read, with their defaults', () => {
    expect(readOptions(['--strict'], known)).toEqual({ runs: '5', strict: true });
    expect(readOptions(['--runs', '2'], known)).toEqual({ runs: '2' });
    expect(list('/, /contact,')).toEqual(['/', '/contact']);
    expect(wholeNumber('runs', '0', 0)).toBe(0);
  });

  it('end the process if one is unknown, and list the known ones', () => {
    const message = messageOf(() => readOptions(['--rnus', '2'], known));
    expect(message).toMatch(/--rnus[\s\S]*--runs, --strict/);
  });

  it.each(['', 'x', '1.5', '-1', '11'])('end the process if a number is "%s"', (value) => {
    expect(messageOf(() => wholeNumber('sizes', value, 12))).toContain(
      `--sizes is "${value}", expected a whole number from 12`,
    );
  });
});

describe('statistics', () => {
  it.each([
    ['one value', [7], 7],
    ['an odd number of values', [9, 1, 5], 5],
    ['an even number of values', [4, 1, 3, 2], 2.5],
    ['numbers in numeric order', [100, 9, 8], 9],
  ])('give the median of %s and keep their order', (_, values, expected) => {
    const given = [...values];
    expect(median(values)).toBe(expected);
    expect(values).toEqual(given);
  });

  it('give the median of each field, and none of nothing', () => {
    const visits = [900, 700, 800].map((lcp) => ({ lcp, tbt: lcp / 10 }));
    expect(medians(visits)).toEqual({ lcp: 800, tbt: 80 });
    expect(() => median([])).toThrow('no values');
  });
});

it.each([
  [2, 1, undefined],
  [2, 1.01, 'The machine is busy (load 1.0 on 2 processors'],
  [8, 12.34, 'The machine is busy (load 12.3 on 8 processors'],
])('on %i processors with a load of %d warns: %s', (cpus, load, expected) => {
  const warning = busyWarning({ cpu: 'any', cpus, load, node: 'v20' });
  expect(warning?.slice(0, expected?.length)).toBe(expected);
});

it('measures one page of each kind, home first', () => {
  expect(usualPages().join(' ')).toMatch(
    /^\/ \/service-\w+ \/service-details\/\w+ \/referance \/lentreprise \/contact$/,
  );
});
