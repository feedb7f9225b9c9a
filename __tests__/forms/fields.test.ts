import { forms, validate, type FieldName, type FormName } from '../../src/forms/fields';

const errorOf = (form: FormName, name: FieldName, text: string) =>
  validate(
    forms[form].find((each) => each.name === name)!,
    text,
  );

it.each<[FormName, FieldName[], FieldName[]]>([
  ['home', ['name', 'surname', 'email', 'phone', 'message'], []],
  ['contact', ['name', 'email', 'phone'], ['message']],
  ['service', ['name', 'surname', 'email', 'phone', 'service', 'message'], []],
  ['newsletter', ['email'], []],
])('%s requires %j, and %j is optional', (form, required, optional) => {
  const names = [...required, ...optional];
  expect(forms[form].map(({ name }) => name)).toEqual(names);
  const missing = names.filter((name) => errorOf(form, name, ' \n\t\u00a0') === 'missing');
  expect(missing).toEqual(required);
});

it.each([
  ['email', ' anna@example.ch '],
  ['email', "anna.o'brien+quote@mail.example.co.uk"],
  ['email', 'ANNA@LOCALHOST'],
  ['phone', '+41 (0)22 / 000-00-00'],
  ['phone', 'Tel. 123456 (evenings)'],
  ['phone', '12345678901234567890'],
] as const)('%s may be %j', (name, text) => {
  expect(errorOf('home', name, text)).toBeUndefined();
});

it.each([
  ['email', 'anna'],
  ['email', '@example.ch'],
  ['email', 'anna@@example.ch'],
  ['email', 'anna@example..ch'],
  ['email', 'anna@-example.ch'],
  ['email', 'anna@exämple.ch'],
  ['email', 'anna meier@example.ch'],
  ['email', 'anna@example.ch, ben@example.ch'],
  ['email', 'anna@example.ch\nbcc: ben@example.ch'],
  ['phone', '12345'],
  ['phone', 'call me'],
  ['phone', '123456789012345678901'],
] as const)('%s is malformed as %j', (name, text) => {
  expect(errorOf('home', name, text)).toBe('malformed');
});

it.each([
  ['surname', 200, 'é'],
  ['name', 200, 'é'],
  ['email', 254, 'a@'],
  ['phone', 60, '-1'],
  ['message', 20_000, 'é<script>'],
] as const)('%s may have %i characters and not one more', (name, longest, text) => {
  const full = text.repeat(longest).slice(0, longest);
  expect(errorOf('home', name, ` ${full} `)).not.toBe('too-long');
  expect(errorOf('home', name, `${full}1`)).toBe('too-long');
});
