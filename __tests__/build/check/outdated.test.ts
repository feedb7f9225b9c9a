import { outdatedFacts } from '../../../src/build/check/outdated';
import type { Data } from '../../../src/content/model';

const inspection = (checked: string) =>
  ({ kinds: [], ownerChange: { fromYears: 10, afterYears: 5 }, checked }) as Data['inspection'];

const today = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2025-11-22', []],
  ['2025-11-21', ['data/inspection.json: last checked on 2025-11-21.']],
])('an inspection checked on %s is reminded of by %j', (checked, sentences) => {
  expect(outdatedFacts({ inspection: inspection(checked) }, today)).toEqual(sentences);
});

it('has nothing to remind of without such facts', () => {
  expect(outdatedFacts({}, today)).toEqual([]);
});
