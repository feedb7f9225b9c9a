import { say } from '../terminal.mjs';
import { quality, visit } from './lighthouse.mjs';
import { medians } from './statistics.mjs';
import { kilobytes, milliseconds } from './table.mjs';
import { warm } from './site.mjs';

/**
 * @typedef {import('./lighthouse.mjs').Visit} Visit
 * @typedef {{ page: string, runs: { site: Visit[], twin: Visit[] }, site: Visit, twin: Visit, ratio: number, quality: import('./lighthouse.mjs').Quality }} Measured
 *   `site` and `twin` are medians; `ratio` is the site's largest contentful paint over the twin's
 */

/** @param {Visit} visit */
const inShort = ({ performance, lcp, tbt, bytes }) =>
  `${performance}, LCP ${milliseconds(lcp)}, TBT ${milliseconds(tbt)}, ${kilobytes(bytes)}`;

/**
 * Visits a page and its twin without scripts in turn, so that whatever else the machine does meets both alike.
 *
 * @param {string} page its path
 * @param {{ site: string, twin: string, browser: string, runs: number }} options the two origins, the browser's file
 * @returns {Promise<Measured>}
 */
export async function measurePage(page, { site, twin, browser, runs }) {
  /** @type {Measured['runs']} */
  const visits = { site: [], twin: [] };
  await Promise.all([warm(site, page), warm(twin, page)]);
  for (let run = 1; run <= runs; run += 1) {
    const ofSite = await visit(site + page, browser);
    const ofTwin = await visit(twin + page, browser);
    visits.site.push(ofSite);
    visits.twin.push(ofTwin);
    say(`${page}  run ${run} of ${runs}: ${inShort(ofSite)}; twin ${inShort(ofTwin)}`);
  }
  const [siteMedian, twinMedian] = [medians(visits.site), medians(visits.twin)];
  return {
    page,
    runs: visits,
    site: siteMedian,
    twin: twinMedian,
    ratio: siteMedian.lcp / twinMedian.lcp,
    quality: await quality(site + page, browser),
  };
}
