import './ensure.mjs';
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
import { listen } from './ports.mjs';
import { run } from './run.mjs';
import { createSiteServer } from './site-server/server.mjs';
import { fail, say } from './terminal.mjs';

/**
 * Measures the built site with Lighthouse CI (runs and budgets are in tools/lighthouserc.cjs): each page compared with
 * itself without scripts. `--pages /,/contact` measures other pages.
 */

const usual =
  '/,/service-Productiondenergie,/service-details/Eletricite,/referance,/lentreprise,/contact';
const at = process.argv.indexOf('--pages');
const asked = at < 0 ? usual : (process.argv[at + 1] ?? fail('--pages lacks its value.'));
const pages = asked.split(',');

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
process.exit(await lighthouse('assert'));
