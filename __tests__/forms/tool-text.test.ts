import { withToolText } from '../../src/forms/tool-text';

const first = 'Estimate\nRoof: 60 m²\nPrice: 1';
const second = 'Estimate\nRoof: 80 m²\nPrice: 2';

it.each([
  ['begins an empty message', '', second, ''],
  ['follows the visitor’s own words', 'Call me.\n', `Call me.\n\n${second}`, ''],
  [
    'replaces what still stands',
    `Hello.\n\n${first}\nBye, $&.`,
    `Hello.\n\n${second}\nBye, $&.`,
    first,
  ],
  [
    'leaves a sentence that the visitor has changed',
    first.replace('60', 'about 60'),
    `${second}\nRoof: about 60 m²`,
    first,
  ],
  ['follows where nothing stands any more', 'Call me.', `Call me.\n\n${second}`, first],
])('a tool’s text %s', (_, message, expected, before) => {
  expect(withToolText(message, second, before)).toBe(expected);
});
