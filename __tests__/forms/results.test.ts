import { drafted, resultsIn, withResults, type ToolResult } from '../../src/forms/results';

const estimate: ToolResult = {
  tool: 'estimate',
  label: 'Estimate: 30 m²',
  text: 'Roof: 30 m²\n/en',
};
const powerCut: ToolResult = { tool: 'powerCut', label: 'Power cut', text: 'The power is back.' };

it('stands in a draft beside the visitor’s own fields', () => {
  const draft = { powerCut: drafted(powerCut), name: 'Zoë', estimate: drafted(estimate) };
  expect(resultsIn(draft)).toEqual([powerCut, estimate]);
});

it.each(['', 'null', '{', '["one"]', '["two", 2]', '{"label":"a","text":"b"}'])(
  'takes nothing from the damaged draft %j',
  (damaged) => expect(resultsIn({ estimate: damaged })).toEqual([]),
);

it('stands below the visitor’s own words, which may be none', () => {
  expect(withResults('Call me.', [estimate, powerCut])).toBe(
    'Call me.\n\nRoof: 30 m²\n/en\n\nThe power is back.',
  );
  expect(withResults('', [powerCut])).toBe('The power is back.');
});
