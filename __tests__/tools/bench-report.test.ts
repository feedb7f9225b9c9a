/** @jest-environment node */
import { busyWarning } from '../../tools/bench/machine.mjs';
import { journeyTable, missedTargets, pageTable } from '../../tools/bench/report.mjs';
import { table } from '../../tools/bench/table.mjs';

const visit = {
  performance: 100,
  fcp: 700,
  lcp: 840,
  tbt: 50,
  cls: 0,
  bytes: 151_234,
  requests: 12,
};
const measured = (changes: Partial<typeof visit> = {}, ratio = 1.05) => ({
  page: '/contact',
  runs: { site: [], twin: [] },
  site: { ...visit, ...changes },
  twin: { ...visit, performance: 99, lcp: 800, tbt: 40 },
  ratio,
  quality: { accessibility: 98, bestPractices: 96, seo: 66 },
});
const journey = (median: number) => ({ from: '/', to: '/contact', times: [90, 80, 130], median });

it('lays out columns', () => {
  const rows = [
    ['/', '5'],
    ['/contact', '120'],
  ];
  expect(table(['page', 'ms'], rows).split('\n')).toEqual([
    'page       ms',
    '--------  ---',
    '/           5',
    '/contact  120',
  ]);
});

it('prints every figure of a page', () => {
  const [, , row = ''] = pageTable([measured()]).split('\n');
  expect(row.trim().split(/\s{2,}/)).toEqual([
    '/contact',
    '100',
    '99',
    '700 ms',
    '840 ms',
    '800 ms',
    '1.050',
    '50 ms',
    '40 ms',
    '0.000',
    '151.2 kB',
    '12',
    '98',
    '96',
    '66',
  ]);
});

it('prints fastest, median and slowest click', () => {
  const [, , row = ''] = journeyTable([journey(90)]).split('\n');
  expect(row.trim().split(/\s{2,}/)).toEqual(['/ > /contact', '3', '80 ms', '90 ms', '130 ms']);
});

it('misses no target that is just reached', () => {
  expect(missedTargets([measured()], [journey(100)])).toEqual([]);
});

it.each([
  ['performance', measured({ performance: 99 }), '99 !'],
  ['ratio', measured({}, 1.051), '1.051 !'],
  ['tbt', measured({ tbt: 51 }), '51 ms !'],
  ['cls', measured({ cls: 0.001 }), '0.001 !'],
])('marks and names a missed %s', (name, page, cell) => {
  expect(missedTargets([page], [])).toEqual([`/contact: ${name}`]);
  expect(pageTable([page])).toContain(cell);
});

it('marks and names a page that comes too late', () => {
  expect(missedTargets([], [journey(101)])).toEqual(['/ > /contact: nextPage']);
  expect(journeyTable([journey(101)])).toContain('101 ms !');
});

it.each([
  [2, 1, undefined],
  [2, 1.01, 'load 1.0 on 2 processors'],
  [8, 12.34, 'load 12.3 on 8 processors'],
])('on %i processors with a load of %d warns: %s', (cpus, load, expected) => {
  const warning = busyWarning({ cpu: 'any', cpus, load, node: 'v20' });
  if (expected === undefined) expect(warning).toBeUndefined();
  else expect(warning).toContain(expected);
});
