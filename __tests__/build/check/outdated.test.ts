import { outdatedFacts } from '../../../src/build/check/outdated';
import type { Data } from '../../../src/build/model';

const inspection = (checked: string) =>
  ({ kinds: [], ownerChange: { fromYears: 10, afterYears: 5 }, checked }) as Data['inspection'];

const today = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2025-11-22', 0],
  ['2025-11-21', 1],
])('of a fact that was checked on %s, reminds %i times', (checked, times) => {
  const sentences = outdatedFacts({ inspection: inspection(checked) }, today);
  expect(sentences).toHaveLength(times);
  for (const sentence of sentences)
    expect(sentence).toMatch(
      /^data\/inspection\.json, field "checked": last checked on 2025-11-21/,
    );
});

it('has nothing to remind of without such facts', () => {
  expect(outdatedFacts({}, today)).toEqual([]);
});
