import './ensure.mjs';
import { chromium } from '@playwright/test';
import { load } from 'cheerio';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { browserFlags, locale } from './browser-flags.mjs';
import { listen } from './ports.mjs';
import { run } from './run.mjs';
import { createSiteServer } from './site-server/server.mjs';
import { fail, say } from './terminal.mjs';

/**
 * Measures the built site with Lighthouse CI (runs and budgets are in tools/lighthouserc.cjs): each page compared with
 * itself without scripts, and the time from a click to the next page at a quarter of the processor's speed.
 *
 * - `--pages /,/contact`: other pages
 * - `--clicks 8`: clicks on the link to each of the other pages; 0 skips them
 */

const option = (/** @type {string} */ name, /** @type {string} */ usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : (process.argv[at + 1] ?? fail(`--${name} lacks its value.`));
};
const pages = option(
  'pages',
  '/,/service-Productiondenergie,/service-details/Eletricite,/referance,/lentreprise,/contact',
).split(',');
const clicks = Number(option('clicks', '8'));

/** Serves a built site on a free port. @param {string} folder @returns {Promise<string>} its origin */
async function serve(folder) {
  const server = await createSiteServer(folder);
  const port = await listen(server, { port: 0, name: 'site', variable: 'PORT' });
  return `http://127.0.0.1:${port}`;
}

/** Elements that run a script or load something for one. Structured data is not a script. */
const scripts = [
  'script:not([type="application/ld+json"])',
  'link[rel~="modulepreload"]',
  'link[rel~="preload"]:is([as="script"], [as="fetch"])',
  'link[rel~="prefetch"][as="script"]',
].join(', ');

/**
 * Copies the site without its scripts, in the layout and with the pictures of the pages with scripts, so that only the
 * scripts are compared. `data-script` is what the first script sets; gatsby-plugin-image's script moves the addresses
 * of lazy pictures from `data-` attributes.
 *
 * @returns the folder of the copy
 */
function scriptFreeCopy() {
  const root = mkdtempSync(path.join(tmpdir(), 'script-free-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  cpSync('public', root, { recursive: true });
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    // Gatsby makes folders of that name too: page-data/404.html/.
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const $ = load(readFileSync(file, 'utf8'));
    $(scripts).remove();
    $('html').attr('data-script', '');
    for (const name of ['src', 'srcset'])
      $(`[data-${name}]`).each((_, each) => {
        $(each).attr(name, $(each).attr(`data-${name}`));
      });
    $('head').append('<style>[data-main-image] { opacity: 1 !important }</style>');
    writeFileSync(file, $.html());
  }
  return root;
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * The largest contentful paint of each address, ms, median of the runs.
 *
 * @returns {Map<string, number>}
 */
function largestPaints() {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  for (const name of readdirSync('.lighthouseci').filter((each) => /^lhr-.*\.json$/.test(each))) {
    const { requestedUrl, audits } = JSON.parse(readFileSync(`.lighthouseci/${name}`, 'utf8'));
    const runs = found.get(requestedUrl) ?? [];
    found.set(requestedUrl, [...runs, audits['largest-contentful-paint'].numericValue]);
  }
  return new Map([...found].map(([url, runs]) => [url, median(runs)]));
}

/**
 * A visit with an empty cache, which follows the link to a page once that page is prefetched.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string} to the path of the page
 * @returns {Promise<number>} ms from the click to its heading
 */
async function timeClick(browser, origin, to) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    locale,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const prefetched = page.waitForResponse((response) =>
    response.url().endsWith(`/page-data${to}/page-data.json`),
  );
  await page.goto(origin);
  // On a phone the footer's lists are folded.
  const lists = page.locator('footer details');
  await lists.evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  const link = page.locator(`main a[href="${to}"]:visible, footer a[href="${to}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await prefetched;
  await page.waitForLoadState('networkidle');
  const shown = page.evaluate(
    (path) =>
      /** @type {Promise<number>} */ (
        new Promise((resolve) => {
          let clicked = 0;
          addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
          const before = document.querySelector('h1')?.textContent;
          const look = () => {
            const isThere =
              location.pathname === path && document.querySelector('h1')?.textContent !== before;
            if (clicked && isThere) resolve(performance.now() - clicked);
            else requestAnimationFrame(look);
          };
          look();
        })
      ),
    to,
  );
  await link.click({ delay: 100 });
  const time = await shown;
  await context.close();
  return time;
}

if (!existsSync('public/index.html'))
  fail('There is no built site in public/. Run "npm run build" first.');
const [busy = 0] = loadavg();
if (busy > 1) say(`The machine is busy (load ${busy.toFixed(1)}): the times will be too long.`);
const executablePath = await ensureBrowser().catch((/** @type {Error} */ error) =>
  fail(error.message),
);
const [site, scriptFree] = [await serve('public'), await serve(scriptFreeCopy())];

// lighthouserc.cjs applies its assertions to 127.0.0.1 only.
const plain = scriptFree.replace('127.0.0.1', 'localhost');
const urls = pages.flatMap((page) => [site + page, plain + page]);
const lighthouse = (/** @type {string[]} */ ...args) =>
  run(
    'npx',
    ['--yes', '@lhci/cli@0.15.1', ...args, '--config=tools/lighthouserc.cjs'],
    { CHROME_PATH: executablePath },
    process.platform === 'win32',
  );
rmSync('.lighthouseci', { recursive: true, force: true });
if ((await lighthouse('collect', ...urls.map((url) => `--url=${url}`))) !== 0)
  fail('Lighthouse could not measure the pages, see above.');
const paints = largestPaints();
for (const page of pages) {
  const [own = NaN, other = NaN] = [site, plain].map((origin) => paints.get(origin + page));
  say(
    `${page}  largest paint ${Math.round(own)} ms, script-free ${Math.round(other)} ms, ratio ${(own / other).toFixed(2)}`,
  );
}
const withinBudgets = (await lighthouse('assert')) === 0;

if (clicks > 0) {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  for (const to of pages.filter((page) => page !== '/')) {
    const times = [];
    while (times.length < clicks) times.push(await timeClick(browser, site, to));
    say(`/ > ${to}  ${Math.round(median(times))} ms from the click, median of ${clicks}`);
  }
  await browser.close();
}
process.exit(withinBudgets ? 0 : 1);
