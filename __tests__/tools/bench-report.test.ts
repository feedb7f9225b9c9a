/** @jest-environment node */
import { journeyTable, missedTargets, pageTable } from '../../tools/bench/report.mjs';
import { table } from '../../tools/bench/table.mjs';

const times = { fcp: 700, lcp: 840, tbt: 50 };
const sizes = { bytes: 151_234, script: 105 * 1024, requests: 12 };
const visit = { performance: 100, cls: 0, ...times, ...sizes };
const measured = (changes: Partial<typeof visit> = {}, ratio = 1.05) => ({
  page: '/contact',
  runs: { site: [], baseline: [] },
  site: { ...visit, ...changes },
  baseline: { ...visit, performance: 99, lcp: 800, tbt: 40 },
  ratio,
  quality: { accessibility: 98, bestPractices: 96, seo: 66 },
});
const journey = (median: number) => ({ from: '/', to: '/contact', times: [90, 80, 130], median });
const cells = (text: string) =>
  text
    .split('\n')[2]
    ?.trim()
    .split(/\s{2,}/);

it('aligns columns', () => {
  const rows = [
    ['/', '5'],
    ['/contact', '120'],
  ];
  const lines = ['page       ms', '--------  ---', '/           5', '/contact  120'];
  expect(table(['page', 'ms'], rows).split('\n')).toEqual(lines);
});

it('prints every figure of a page, and fastest, median and slowest click', () => {
  const figures =
    '100,99,700 ms,840 ms,800 ms,1.050,50 ms,40 ms,0.000,105.0 KB,147.7 KB,12,98,96,66';
  expect(cells(pageTable([measured()]))).toEqual(['/contact', ...figures.split(',')]);
  const clicks = ['3', '80 ms', '90 ms', '130 ms'];
  expect(cells(journeyTable([journey(90)]))).toEqual(['/ > /contact', ...clicks]);
});

it('counts a target as met at its limit', () => {
  expect(missedTargets([measured()], [journey(120)])).toEqual([]);
});

it.each([
  ['performance', measured({ performance: 99 }), '99 !'],
  ['ratio', measured({}, 1.051), '1.051 !'],
  ['tbt', measured({ tbt: 51 }), '51 ms !'],
  ['cls', measured({ cls: 0.001 }), '0.001 !'],
  ['script', measured({ script: 105.1 * 1024 }), '105.1 KB !'],
])('marks and names a missed target: %s', (name, page, cell) => {
  expect(missedTargets([page], [])).toEqual([`/contact: ${name}`]);
  expect(pageTable([page])).toContain(cell);
});

it('marks and names a slow next page', () => {
  expect(missedTargets([], [journey(121)])).toEqual(['/ > /contact: nextPage']);
  expect(journeyTable([journey(121)])).toContain('121 ms !');
});
