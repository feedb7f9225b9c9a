import { withResults, type ToolResult } from '../../src/forms/results';

const estimate: ToolResult = {
  tool: 'solar-estimate',
  label: 'Estimate: 30 m²',
  text: 'Roof: 30 m²\n/en',
};
const powerCut: ToolResult = { tool: 'power-cut', label: 'Power cut', text: 'The power is back.' };

it('stands below the visitor’s own words, which may be none', () => {
  expect(withResults('Call me.', [estimate, powerCut])).toBe(
    'Call me.\n\nRoof: 30 m²\n/en\n\nThe power is back.',
  );
  expect(withResults('', [powerCut])).toBe('The power is back.');
});
