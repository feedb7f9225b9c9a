import { excerptOf } from '../../src/forms/receipts';

it.each([
  ['  A socket\n\nis warm.  ', 'A socket is warm.'],
  ['é'.repeat(140), 'é'.repeat(140)],
  [`${'é'.repeat(140)}x`, `${'é'.repeat(140)}…`],
  [`${'🔌'.repeat(139)} and more`, `${'🔌'.repeat(139)}…`],
  ['', ''],
])('%j begins with %j', (text, excerpt) => expect(excerptOf(text)).toBe(excerpt));
