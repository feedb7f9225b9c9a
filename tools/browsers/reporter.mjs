import { say } from '../terminal.mjs';

/** @typedef {{ version: string, passed: number, failed: number }} Count */

/** Says for each engine how many journeys passed, and ends with one line that counts them all. */
export default class Reporter {
  /** @type {Map<string, Count>} */
  counts = new Map();

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestEnd(test) {
    const name = test.parent.project()?.name ?? '';
    const count = this.counts.get(name) ?? { version: '', passed: 0, failed: 0 };
    const engine = test.results.flatMap(({ annotations }) => annotations);
    count.version ||= engine.find(({ type }) => type === 'engine')?.description ?? '';
    count[test.outcome() === 'expected' ? 'passed' : 'failed'] += 1;
    this.counts.set(name, count);
  }

  onEnd() {
    const all = [...this.counts];
    say('');
    for (const [name, { version, passed, failed }] of all)
      say(`${version || name}: ${passed} journeys passed, ${failed} failed`);
    /** @param {'passed' | 'failed'} outcome */
    const total = (outcome) => all.reduce((sum, [, count]) => sum + count[outcome], 0);
    say(`\n${total('passed')} passed, ${total('failed')} failed`);
  }

  printsToStdio() {
    return true;
  }
}
