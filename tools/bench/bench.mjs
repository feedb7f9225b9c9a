import '../ensure.mjs';
import { existsSync } from 'node:fs';
import { ensureBrowser } from '../browser.mjs';
import { fail, say } from '../terminal.mjs';
import { ensureLighthouse } from './install.mjs';
import { busyWarning, machine } from './machine.mjs';
import { list, readOptions, wholeNumber } from './options.mjs';
import { usualPages } from './pages.mjs';
import { journeyTable, missedTargets, pageTable, targetLine } from './report.mjs';
import { keep } from './results.mjs';
import { makeBaseline } from './script-free.mjs';
import { serve } from '../served-site.mjs';
import { endOnSignals } from './temporary.mjs';

/**
 * Measures the built site against its script-free baseline, and the time from a click to the next page.
 *
 * - `--runs 5`: visits of each page; 0 skips them
 * - `--pages /,/contact`: other pages than those of pages.mjs
 * - `--times 10`: clicks on the link to each page; 0 skips them
 * - `--strict`: exits with code 1 if a target is missed
 */

if (!existsSync('public/index.html'))
  fail('There is no built site in public/. Run "npm run build" first.');
const options = readOptions(process.argv.slice(2), {
  runs: { type: 'string', default: '5' },
  pages: { type: 'string' },
  times: { type: 'string', default: '10' },
  strict: { type: 'boolean', default: false },
});
const runs = wholeNumber('runs', options.runs, 0);
const times = wholeNumber('times', options.times, 0);
const pages = options.pages === undefined ? usualPages() : list(options.pages);

const before = machine();
const warning = busyWarning(before);
if (warning) say(warning);
endOnSignals();
await ensureLighthouse();
const stop = (/** @type {Error} */ error) => fail(error.message);
const browser = await ensureBrowser().catch(stop);
const { measurePage } = await import('./measure.mjs');
const { measureNavigation } = await import('./navigation.mjs');

const [site, baseline] = await Promise.all([serve('.'), serve(makeBaseline('public'))]);
process.once('exit', () => [site, baseline].forEach((each) => each.stop()));

const measured = [];
for (const page of runs > 0 ? pages : []) {
  const origins = { site: site.origin, baseline: baseline.origin };
  measured.push(await measurePage(page, { ...origins, browser, runs }).catch(stop));
}
const [from = '/', ...to] = usualPages();
const journeys =
  times > 0 ? await measureNavigation(site.origin, { browser, from, to, times }).catch(stop) : [];

if (measured.length > 0) say(`\n${pageTable(measured)}`);
if (journeys.length > 0) say(`\n${journeyTable(journeys)}`);
say(`\n${targetLine}`);
const missed = missedTargets(measured, journeys);
say(missed.length > 0 ? `Missed: ${missed.join('; ')}` : 'All targets are met.');
keep('bench', { machine: before, browser, runs, pages: measured, journeys, missed });
if (warning) say(warning);
process.exit(options.strict && missed.length > 0 ? 1 : 0);
