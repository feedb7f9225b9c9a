import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, locale } from '../browser-flags.mjs';
import { compressedSize } from './compressed-size.mjs';

/**
 * Times in ms; scores 0 to 100; `cls` has three decimals, as Lighthouse shows it; `bytes` as transferred; `script` is the
 * compressed size of all scripts, bytes.
 *
 * @typedef {{ performance: number, fcp: number, lcp: number, tbt: number, cls: number, bytes: number, script: number, requests: number }} Visit
 * @typedef {{ accessibility: number, bestPractices: number, seo: number }} Quality
 */

/** How often a page is tried: sometimes a trace lacks its beginning, and Lighthouse fails. */
const attempts = 3;

/**
 * One audit in a new browser.
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
 * Audits a page with Lighthouse's mobile preset and its default, simulated throttling.
 *
 * @param {string} url
 * @param {{ browser: string, categories: string[] }} options `browser` is the file to run
 * @throws if Lighthouse fails each time, or if the page redirects
 */
async function audit(url, { browser, categories }) {
  let result = await read(url, browser, categories);
  for (let attempt = 2; attempt <= attempts && (!result || result.runtimeError); attempt += 1)
    result = await read(url, browser, categories);
  if (!result || result.runtimeError)
    throw new Error(`Lighthouse failed on ${url}: ${result?.runtimeError?.message}`);
  if (result.finalDisplayedUrl !== url)
    throw new Error(`${url} redirects to ${result.finalDisplayedUrl}, so it was not measured.`);
  return result;
}

/**
 * Visits a page once.
 *
 * @param {string} url
 * @param {string} browser the file to run
 * @returns {Promise<Visit>}
 */
export async function visit(url, browser) {
  const { audits, categories } = await audit(url, { browser, categories: ['performance'] });
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .map((script) => new URL(script.url).pathname);
  return {
    performance: Math.round((categories.performance?.score ?? NaN) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    script: compressedSize('public', scripts),
    requests: requests.length,
  };
}

/**
 * The scores that do not depend on time. The SEO score is lower while `data/company.json` asks search engines not to
 * index the site.
 *
 * @param {string} url
 * @param {string} browser the file to run
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
