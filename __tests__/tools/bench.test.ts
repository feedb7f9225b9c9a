/** @jest-environment node */
import { busyWarning } from '../../tools/bench/machine.mjs';
import { list, readOptions, wholeNumber } from '../../tools/bench/options.mjs';
import { usualPages } from '../../tools/bench/pages.mjs';
import { journeyTable, missedTargets, pageTable } from '../../tools/bench/report.mjs';
import { median, medians } from '../../tools/bench/statistics.mjs';

describe('options', () => {
  const known = { runs: { type: 'string', default: '5' }, strict: { type: 'boolean' } } as const;

  function messageOf(act: () => unknown) {
    const printed = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${String(code)}`);
    });
    expect(act).toThrow('exit 1');
    return printed.mock.calls.join('');
  }

  afterEach(() => jest.restoreAllMocks());

  it('are read, with their defaults', () => {
    expect(readOptions(['--strict'], known)).toEqual({ runs: '5', strict: true });
    expect(list('/, /contact,')).toEqual(['/', '/contact']);
    expect(wholeNumber('runs', '0', 0)).toBe(0);
  });

  it('end the process if one is unknown, and list the known ones', () => {
    const message = messageOf(() => readOptions(['--rnus', '2'], known));
    expect(message).toMatch(/--rnus[\s\S]*--runs, --strict/);
  });

  it.each([
    ['', 0],
    ['1.5', 0],
    ['11', 12],
  ])('end the process if a number is "%s" and the least is %i', (value, least) => {
    expect(messageOf(() => wholeNumber('sizes', value, least))).toContain(
      `--sizes is "${value}", expected a whole number from ${least}`,
    );
  });
});

it('takes the median of each field, in numeric order, and none of nothing', () => {
  const visits = [100, 9, 8].map((lcp) => ({ lcp, tbt: lcp * 2 }));
  expect(medians(visits)).toEqual({ lcp: 9, tbt: 18 });
  expect(medians([4, 1, 3, 2].map((lcp) => ({ lcp })))).toEqual({ lcp: 2.5 });
  expect(() => median([])).toThrow('no values');
});

it.each([
  [2, 1, undefined],
  [2, 1.01, 'The machine is busy (load 1.0 on 2 processors): the times will be too long.'],
])('on %i processors with a load of %d warns: %s', (cpus, load, expected) => {
  expect(busyWarning({ cpu: 'any', cpus, load, node: 'v20' })).toBe(expected);
});

it('measures one page of each kind, home first', () => {
  expect(usualPages().join(' ')).toMatch(
    /^\/ \/service-\w+ \/service-details\/\w+ \/referance \/lentreprise \/contact$/,
  );
});

describe('the report', () => {
  const visit = { performance: 100, cls: 0, fcp: 700, lcp: 840, tbt: 50, requests: 12 };
  const site = { ...visit, bytes: 151_234, script: 105 * 1024 };
  const measured = (changes: Partial<typeof site> = {}, ratio = 1.05) => ({
    page: '/contact',
    runs: { site: [], baseline: [] },
    site: { ...site, ...changes },
    baseline: { ...site, performance: 99, lcp: 800, tbt: 40 },
    ratio,
    quality: { accessibility: 98, bestPractices: 96, seo: 66 },
  });
  const journey = (median: number) => ({ from: '/', to: '/contact', times: [90, 80, 130], median });
  const cells = (text: string) => text.split('\n')[2]?.replace(/\s{2,}/g, ', ');

  it('has every figure of a page and of a click, and takes each target as met at its limit', () => {
    expect(cells(pageTable([measured()]))).toBe(
      '/contact, 100, 99, 700 ms, 840 ms, 800 ms, 1.050, 50 ms, 40 ms, 0.000, 105.0 KB, 147.7 KB, 12, 98, 96, 66',
    );
    expect(journeyTable([journey(150)]).split('\n')).toEqual([
      'click to painted  times  fastest  median  slowest',
      '----------------  -----  -------  ------  -------',
      '/ > /contact          3    80 ms  150 ms   130 ms',
    ]);
    expect(missedTargets([measured()], [journey(150)])).toEqual([]);
  });

  it('marks and names each missed target', () => {
    const missed = { performance: 99, tbt: 51, cls: 0.001, script: 105.1 * 1024 };
    const [page, click] = [measured(missed, 1.051), journey(151)];
    const names = ['performance', 'ratio', 'tbt', 'cls', 'script'].map(
      (name) => `/contact: ${name}`,
    );
    expect(missedTargets([page], [click])).toEqual([...names, '/ > /contact: nextPage']);
    expect(pageTable([page]).match(/\S+(?: \S+)? !/g)).toEqual([
      '99 !',
      '1.051 !',
      '51 ms !',
      '0.001 !',
      '105.1 KB !',
    ]);
    expect(journeyTable([click])).toContain('151 ms !');
  });
});
