import { kilobytes, milliseconds, missedMark, table } from './table.mjs';
import { misses, targets } from './targets.mjs';

/**
 * @typedef {import('./measure.mjs').Measured} Measured
 * @typedef {import('./navigation.mjs').Journey} Journey
 */

/**
 * A figure as text, marked where it misses its target.
 *
 * @param {keyof typeof targets} name
 * @param {number} value
 * @param {string} text
 */
const marked = (name, value, text) => `${text}${misses(name, value) ? missedMark : ''}`;

/** @param {readonly Measured[]} measured */
export function pageTable(measured) {
  const speed = [
    'performance',
    'of twin',
    'FCP',
    'LCP',
    'of twin',
    'ratio',
    'TBT',
    'of twin',
    'CLS',
  ];
  const further = ['bytes', 'requests', 'accessibility', 'best practices', 'SEO'];
  const rows = measured.map(({ page, site, twin, ratio, quality }) => [
    page,
    marked('performance', site.performance, String(site.performance)),
    String(twin.performance),
    milliseconds(site.fcp),
    milliseconds(site.lcp),
    milliseconds(twin.lcp),
    marked('ratio', ratio, ratio.toFixed(3)),
    marked('tbt', site.tbt, milliseconds(site.tbt)),
    milliseconds(twin.tbt),
    marked('cls', site.cls, site.cls.toFixed(3)),
    kilobytes(site.bytes),
    ...[site.requests, quality.accessibility, quality.bestPractices, quality.seo].map(String),
  ]);
  return table(['page', ...speed, ...further], rows);
}

/** @param {readonly Journey[]} journeys */
export function journeyTable(journeys) {
  const rows = journeys.map(({ from, to, times, median }) => [
    `${from} > ${to}`,
    String(times.length),
    milliseconds(Math.min(...times)),
    marked('nextPage', median, milliseconds(median)),
    milliseconds(Math.max(...times)),
  ]);
  return table(['click to painted', 'times', 'fastest', 'median', 'slowest'], rows);
}

/** What the tables are to be read against. */
export const targetLine = `Targets: performance ${targets.performance}; LCP at most ${targets.ratio} of the twin's; TBT at most ${targets.tbt} ms; CLS ${targets.cls}; next page within ${targets.nextPage} ms.`;

/**
 * @param {readonly Measured[]} measured
 * @param {readonly Journey[]} journeys
 * @returns {string[]} each figure that misses its target, as `page: name`
 */
export function missedTargets(measured, journeys) {
  return [
    ...measured.flatMap(({ page, site, ratio }) => {
      const { performance, tbt, cls } = site;
      const figures = Object.entries({ performance, ratio, tbt, cls });
      return figures
        .filter(([name, value]) => misses(/** @type {keyof typeof targets} */ (name), value))
        .map(([name]) => `${page}: ${name}`);
    }),
    ...journeys
      .filter(({ median }) => misses('nextPage', median))
      .map(({ from, to }) => `${from} > ${to}: nextPage`),
  ];
}
