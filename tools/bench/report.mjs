import { kilobytes, milliseconds, missedMark, table } from './table.mjs';
import { misses, targets } from './targets.mjs';

/**
 * @typedef {import('./measure.mjs').Measured} Measured
 * @typedef {import('./navigation.mjs').Journey} Journey
 */

/**
 * Marks a text if its value misses the target.
 *
 * @param {keyof typeof targets} name
 * @param {number} value
 * @param {string} text
 */
const marked = (name, value, text) => `${text}${misses(name, value) ? missedMark : ''}`;

/** @param {readonly Measured[]} measured */
export function pageTable(measured) {
  const free = 'script-free';
  const speed = ['performance', free, 'FCP', 'LCP', free, 'ratio', 'TBT', free, 'CLS'];
  const further = ['script', 'total', 'requests', 'accessibility', 'best practices', 'SEO'];
  const rows = measured.map(({ page, site, baseline, ratio, quality }) => [
    page,
    marked('performance', site.performance, String(site.performance)),
    String(baseline.performance),
    milliseconds(site.fcp),
    milliseconds(site.lcp),
    milliseconds(baseline.lcp),
    marked('ratio', ratio, ratio.toFixed(3)),
    marked('tbt', site.tbt, milliseconds(site.tbt)),
    milliseconds(baseline.tbt),
    marked('cls', site.cls, site.cls.toFixed(3)),
    marked('script', site.script, kilobytes(site.script)),
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

/** The targets in one line. */
export const targetLine = `Targets: performance ${targets.performance}; LCP at most ${targets.ratio} times the script-free one; TBT at most ${targets.tbt} ms; CLS ${targets.cls}; script at most ${kilobytes(targets.script)}; next page within ${targets.nextPage} ms.`;

/**
 * @param {readonly Measured[]} measured
 * @param {readonly Journey[]} journeys
 * @returns {string[]} the missed targets, as `page: name`
 */
export function missedTargets(measured, journeys) {
  return [
    ...measured.flatMap(({ page, site, ratio }) => {
      const { performance, tbt, cls, script } = site;
      const figures = Object.entries({ performance, ratio, tbt, cls, script });
      return figures
        .filter(([name, value]) => misses(/** @type {keyof typeof targets} */ (name), value))
        .map(([name]) => `${page}: ${name}`);
    }),
    ...journeys
      .filter(({ median }) => misses('nextPage', median))
      .map(({ from, to }) => `${from} > ${to}: nextPage`),
  ];
}
