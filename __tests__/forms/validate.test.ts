import { forms, type Field, type FieldName, type FormName } from '../../src/forms/fields';
import { validate } from '../../src/forms/validate';

function fieldOf(form: FormName, name: FieldName): Field {
  const field = forms[form].find((each) => each.name === name);
  if (!field) throw new Error(`${form} has no field ${name}`);
  return field;
}

it.each<[FormName, FieldName[], FieldName[]]>([
  ['home', ['surname', 'name', 'email', 'phone', 'message'], []],
  ['contact', ['name', 'email', 'phone'], ['message']],
  ['service', ['surname', 'name', 'email', 'phone', 'service', 'message'], []],
  ['newsletter', ['email'], []],
])('%s requires %j, and %j is optional', (form, required, optional) => {
  expect(forms[form].map(({ name }) => name)).toEqual([...required, ...optional]);
  for (const empty of ['', ' \n\t\u00a0']) {
    expect(required.map((name) => validate(fieldOf(form, name), empty))).toEqual(
      required.map(() => 'missing'),
    );
    for (const name of optional) expect(validate(fieldOf(form, name), empty)).toBeUndefined();
  }
});

describe('an e-mail address', () => {
  const email = fieldOf('home', 'email');

  it.each([
    'anna@example.ch',
    ' anna@example.ch ',
    'anna.meier+quote@mail.example.co.uk',
    "o'brien@example.ie",
    'anna@localhost',
    'ANNA@EXAMPLE.CH',
    `${'a'.repeat(241)}@example.com`,
  ])('is valid: %s', (text) => {
    expect(validate(email, text)).toBeUndefined();
  });

  it.each([
    'anna',
    '@example.ch',
    'anna@',
    'anna@@example.ch',
    'anna@example..ch',
    'anna@-example.ch',
    'anna@exämple.ch',
    'anna meier@example.ch',
    'anna@example.ch, ben@example.ch',
    'anna@example.ch\nbcc: ben@example.ch',
  ])('is malformed: %j', (text) => {
    expect(validate(email, text)).toBe('malformed');
  });
});

describe('a telephone number', () => {
  const phone = fieldOf('home', 'phone');

  it.each([
    '022 000 00 00',
    '+41 (0)22 / 000-00-00',
    '0041.22.000.00.00',
    'Tel. 123456',
    '123456 (evenings)',
    '12345678901234567890',
  ])('is valid: %s', (text) => {
    expect(validate(phone, text)).toBeUndefined();
  });

  it.each(['12345', 'call me', '+()-', '123456789012345678901'])('is malformed: %s', (text) => {
    expect(validate(phone, text)).toBe('malformed');
  });
});

describe('a long text', () => {
  it.each<[FieldName, number]>([
    ['surname', 200],
    ['name', 200],
    ['message', 20_000],
  ])('in %s may have %i characters and not one more', (name, longest) => {
    const field = fieldOf('home', name);
    expect(validate(field, 'é'.repeat(longest))).toBeUndefined();
    expect(validate(field, 'é'.repeat(longest + 1))).toBe('too-long');
  });

  it('does not count the spaces around it', () => {
    expect(validate(fieldOf('home', 'name'), ` ${'a'.repeat(200)} `)).toBeUndefined();
  });

  it('is too long even if it is also malformed', () => {
    expect(validate(fieldOf('home', 'email'), 'a'.repeat(255))).toBe('too-long');
    expect(validate(fieldOf('home', 'phone'), '1'.repeat(61))).toBe('too-long');
  });
});

it.each(['<script>alert(1)</script>', '« ’"\'` »', '🔌⚡', '日本語'])(
  'accepts %s as a message',
  (text) => {
    expect(validate(fieldOf('home', 'message'), text)).toBeUndefined();
  },
);
