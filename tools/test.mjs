import './ensure.mjs';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fail, say } from './terminal.mjs';

/** All checks, in the order in which they say the most the soonest. Ends with one line that counts the tests. */

const results = 'test-results';

const steps = [
  { name: 'Types', script: 'typecheck' },
  { name: 'Lint, format, nothing unused', script: 'lint' },
  {
    name: 'Unit tests',
    script: 'test:unit',
    args: ['--', '--json', `--outputFile=${results}/unit.json`],
  },
  { name: 'Build', script: 'build:tests' },
  { name: 'Generated files', script: 'check:generated' },
  { name: 'Unused styles', script: 'check:styles' },
  { name: 'Browser tests', script: 'test:e2e' },
];

/** @param {{ script: string, args?: string[] }} step */
function runStep({ script, args = [] }) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, ...args], { stdio: 'inherit' });
    child.on('exit', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
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
const failed = [];
for (const [index, step] of steps.entries()) {
  say(`\n[${index + 1}/${steps.length}] ${step.name}`);
  const started = Date.now();
  if (!(await runStep(step))) {
    failed.push(step.name);
    if (step.name === 'Build') break;
  }
  say(`    ${Math.round((Date.now() - started) / 1000)} s`);
}

const unit = countOf('unit.json', (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
}));
const browser = countOf('e2e.json', ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
}));
const broken = failed.filter((name) => !/tests$/.test(name)).length;
if (failed.length > 0) say(`\nFailed: ${failed.join(', ')}`);
say(`\n${unit.passed + browser.passed} passed, ${unit.failed + browser.failed + broken} failed`);
if (failed.length > 0) process.exit(1);
if (unit.passed === 0 || browser.passed === 0) fail('A test run reported no test. See above.');
