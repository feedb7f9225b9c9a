import './ensure.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { npmCommand } from './run.mjs';
import { fail, say } from './terminal.mjs';

/**
 * All checks. Ends with one line that counts the tests. With `--all` the browser tests skip nothing (`npm run
 * test:all`).
 */

const results = 'test-results';

/** @param {string} name @param {string} script @param {string} file for the counts */
function jest(name, script, file) {
  return { name, script, args: ['--', '--json', `--outputFile=${results}/${file}`] };
}

const unit = jest('Unit tests', 'test:unit', 'unit.json');
const build = { name: 'Build', script: 'build:tests' };
const browser = { name: 'Browser', script: 'ensure:browser' };
/** The build writes the types of the queries. */
const afterBuild = [
  { name: 'Types', script: 'typecheck' },
  { name: 'Lint, format, nothing unused', script: 'lint' },
  jest('Site tests', 'test:site', 'site.json'),
];
const all = process.argv.includes('--all');
const journeys = { name: 'Browser tests', script: all ? 'test:all' : 'test:e2e' };

/** @typedef {{ name: string, script: string, args?: string[] }} Step */

/** @type {string[]} */
const failed = [];

/**
 * Runs a step, and records its name if it fails.
 *
 * @param {Step} step
 * @param {boolean} [later] whether its output is printed only at its end
 * @returns {Promise<boolean>}
 */
function run({ name, script, args = [] }, later = false) {
  const started = Date.now();
  if (!later) say(`\n${name}`);
  return new Promise((resolve) => {
    const npm = npmCommand(['run', '--silent', script, ...args]);
    const child = spawn(npm.file, npm.args, {
      shell: npm.shell,
      stdio: later ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    /** @type {Buffer[]} */
    const printed = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => printed.push(chunk));
    const end = (/** @type {boolean} */ passed) => {
      if (later) say(`\n${name}\n${Buffer.concat(printed).toString()}`);
      if (!passed) failed.push(name);
      say(`    ${Math.round((Date.now() - started) / 1000)} s`);
      resolve(passed);
    };
    child.on('close', (code) => end(code === 0));
    child.on('error', () => end(false));
  });
}

/** Builds the site, then checks the code and what was built. Returns whether it was built. */
async function buildAndCheck() {
  const built = await run(build, true);
  if (built) for (const step of afterBuild) await run(step, true);
  return built;
}

/** @param {string} file @param {(report: any) => { passed: number, failed: number }} count */
function countOf(file, count) {
  try {
    return count(JSON.parse(readFileSync(`${results}/${file}`, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
say('Building and checking the site beside the unit tests …');
const [built] = await Promise.all([buildAndCheck(), run(browser, true), run(unit)]);
if (built) await run(journeys);

/** @param {any} report */
const ofJest = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
});
const counts = [
  countOf('unit.json', ofJest),
  countOf('site.json', ofJest),
  countOf('e2e.json', ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  })),
];
/** @param {'passed' | 'failed'} outcome */
const total = (outcome) => counts.reduce((sum, count) => sum + count[outcome], 0);
const broken = failed.filter((name) => !/tests$/.test(name)).length;
if (failed.length > 0) say(`\nFailed: ${failed.join(', ')}`);
say(`\n${total('passed')} passed, ${total('failed') + broken} failed`);
if (failed.length > 0) process.exit(1);
if (counts.some(({ passed }) => passed === 0)) fail('A test run reported no test. See above.');
