import { forms, type FieldName } from '../../src/forms/fields';
import { cleaned, validate } from '../../src/forms/validate';

/** The error in a text of the home page's form. */
const errorOf = (name: FieldName, text: string) =>
  validate(
    forms.home.fields.find((each) => each.name === name)!,
    text,
  );

it.each([
  ['email', ' anna@example.ch '],
  ['email', "anna.o'brien+quote@mail.example.co.uk"],
  ['email', 'ANNA@LOCALHOST'],
  ['email', 'jean@müller-elektro.ch'],
  ['email', 'jean@xn--mller-elektro-wob.ch'],
  ['email', 'jürg@例え.テスト'],
  ['email', `a@${'b'.repeat(64)}.ch`],
  ['email', '.anna.@example.ch'],
  ['email', 'jean@exemple.ch\u00a0'],
  ['email', '\u200bjean\u00ad@exemple.ch\ufeff'],
  ['phone', '\u202a+41 22 000 00 00\u202c'],
  ['phone', '+41 (0)22 / 000-00-00'],
  ['phone', 'Tel. 123456 (evenings)'],
  ['phone', '12345678901234567890'],
] as const)('%s may be %j', (name, text) => {
  expect(errorOf(name, text)).toBeUndefined();
});

it.each([
  ['email', 'anna'],
  ['email', '@example.ch'],
  ['email', 'anna@@example.ch'],
  ['email', 'anna@example..ch'],
  ['email', 'anna@-example.ch'],
  ['email', 'anna@exämple..ch'],
  ['email', 'anna@exämple.ch-'],
  ['email', 'anna meier@example.ch'],
  ['email', 'anna@example.ch, ben@example.ch'],
  ['email', 'anna@example.ch\nbcc: ben@example.ch'],
  ['phone', '12345'],
  ['phone', 'call me'],
  ['phone', '123456789012345678901'],
] as const)('%s is malformed as %j', (name, text) => {
  expect(errorOf(name, text)).toBe('malformed');
});

it.each([
  ['surname', 200, 'é'],
  ['name', 200, 'é'],
  ['email', 254, 'a@'],
  ['phone', 60, '-1'],
  ['message', 20_000, 'é<script>'],
] as const)('%s may have %i characters and not one more', (name, longest, text) => {
  const full = text.repeat(longest).slice(0, longest);
  expect(errorOf(name, ` ${full} `)).not.toBe('too-long');
  expect(errorOf(name, `${full}1`)).toBe('too-long');
});

it.each([
  ['email', 'jean@exemple.ch\u00a0', 'jean@exemple.ch'],
  ['email', '\u2003je\u200ban@exem\u00adple.ch\r\n', 'jean@exemple.ch'],
  ['phone', '\u202a+41\u00a022 000 00 00\u202c', '+41\u00a022 000 00 00'],
  ['name', '\u3000 Zoë\u00a0Müller\u2800', 'Zoë\u00a0Müller'],
  ['message', '\n👩‍🔧 two\n\nlines \ufeff', '👩‍🔧 two\n\nlines'],
])('%s %j is checked, sent and kept as %j', (name, text, expected) => {
  expect(cleaned(name, text)).toBe(expected);
  expect(cleaned(name, expected)).toBe(expected);
});

/** The HTML standard's own expression for a valid e-mail address. */
const standard =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

it('accepts every address that the standard does', () => {
  const parts = ['a', 'Z9', '.', '-', '_', '%', "o'b", 'a-b', 'x--y', 'é', ' ', '@', ''];
  const addresses = parts.flatMap((local) =>
    parts.flatMap((host) => parts.map((top) => `${local}@${host}.${top}`)),
  );
  const valid = addresses.filter((each) => standard.test(each));
  expect(valid.length).toBeGreaterThan(50);
  expect(valid.filter((each) => errorOf('email', each))).toEqual([]);
});
