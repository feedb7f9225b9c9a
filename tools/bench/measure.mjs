import { say } from '../terminal.mjs';
import { quality, visit } from './lighthouse.mjs';
import { medians } from './statistics.mjs';
import { kilobytes, milliseconds } from './table.mjs';
import { warm } from '../served-site.mjs';

/**
 * @typedef {import('./lighthouse.mjs').Visit} Visit
 * @typedef {{ page: string, runs: { site: Visit[], baseline: Visit[] }, site: Visit, baseline: Visit, ratio: number, quality: import('./lighthouse.mjs').Quality }} Measured
 *   `site` and `baseline` are medians; `ratio` is the largest contentful paint of the site over that of the baseline
 */

/** @param {Visit} visit */
const inShort = ({ performance, lcp, tbt, bytes }) =>
  `${performance}, LCP ${milliseconds(lcp)}, TBT ${milliseconds(tbt)}, ${kilobytes(bytes)}`;

/**
 * Visits a page and its script-free baseline in turn, so that other load on the machine affects both.
 *
 * @param {string} page its path
 * @param {{ site: string, baseline: string, browser: string, runs: number }} options the two origins, the browser's file
 * @returns {Promise<Measured>}
 */
export async function measurePage(page, { site, baseline, browser, runs }) {
  /** @type {Measured['runs']} */
  const visits = { site: [], baseline: [] };
  await Promise.all([warm(site, page), warm(baseline, page)]);
  for (let run = 1; run <= runs; run += 1) {
    const ofSite = await visit(site + page, browser);
    const ofBaseline = await visit(baseline + page, browser);
    visits.site.push(ofSite);
    visits.baseline.push(ofBaseline);
    say(`${page}  run ${run} of ${runs}: ${inShort(ofSite)}; script-free ${inShort(ofBaseline)}`);
  }
  const [siteMedian, baselineMedian] = [medians(visits.site), medians(visits.baseline)];
  return {
    page,
    runs: visits,
    site: siteMedian,
    baseline: baselineMedian,
    ratio: siteMedian.lcp / baselineMedian.lcp,
    quality: await quality(site + page, browser),
  };
}
