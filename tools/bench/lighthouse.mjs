import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, locale } from '../browser-flags.mjs';

/**
 * Times in ms, sizes in bytes as transferred, scores 0 to 100; `cls` has three decimals, as Lighthouse shows it.
 *
 * @typedef {{ performance: number, fcp: number, lcp: number, tbt: number, cls: number, bytes: number, requests: number }} Visit
 * @typedef {{ accessibility: number, bestPractices: number, seo: number }} Quality
 */

/** How often a page is read at most: now and then a browser's trace lacks its beginning, and Lighthouse asks for another. */
const attempts = 3;

/**
 * One reading in a new browser.
 *
 * @param {string} url
 * @param {string} browser
 * @param {string[]} categories
 */
async function read(url, browser, categories) {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: [...browserFlags, `--accept-lang=${locale}`],
    logLevel: 'silent',
  });
  try {
    const options = { port: chrome.port, onlyCategories: categories, logLevel: 'error' };
    return (await lighthouse(url, /** @type {import('lighthouse').Flags} */ (options)))?.lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * Lighthouse's mobile preset with its usual simulated throttling, each time in a new browser.
 *
 * @param {string} url
 * @param {{ browser: string, categories: string[] }} options `browser` is the file to run
 * @throws if Lighthouse fails each time, or if the page sends its visitor elsewhere
 */
async function audit(url, { browser, categories }) {
  let result = await read(url, browser, categories);
  for (let attempt = 2; attempt <= attempts && (!result || result.runtimeError); attempt += 1)
    result = await read(url, browser, categories);
  if (!result || result.runtimeError)
    throw new Error(`Lighthouse could not read ${url}: ${result?.runtimeError?.message}`);
  if (result.finalDisplayedUrl !== url)
    throw new Error(
      `${url} sent its visitor to ${result.finalDisplayedUrl}, so it was not measured.`,
    );
  return result;
}

/**
 * @param {string} url
 * @param {string} browser
 * @returns {Promise<Visit>}
 */
export async function visit(url, browser) {
  const { audits, categories } = await audit(url, { browser, categories: ['performance'] });
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  return {
    performance: Math.round((categories.performance?.score ?? NaN) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: requests.length,
  };
}

/**
 * The scores that do not depend on time. Search engines are asked not to index a site whose `data/company.json` says
 * so, and Lighthouse takes that off its score for them.
 *
 * @param {string} url
 * @param {string} browser
 * @returns {Promise<Quality>}
 */
export async function quality(url, browser) {
  const names = ['accessibility', 'best-practices', 'seo'];
  const { categories } = await audit(url, { browser, categories: names });
  const [accessibility = NaN, bestPractices = NaN, seo = NaN] = names.map((name) =>
    Math.round((categories[name]?.score ?? NaN) * 100),
  );
  return { accessibility, bestPractices, seo };
}
