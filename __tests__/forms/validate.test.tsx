import { clean, errorsIn } from '../../src/forms/validate';
import { fieldOf, FormCard, theForm } from '../support/form';
import { renderInPage } from '../support/render';

/** The rules of a field, in the home page's form. */

beforeEach(() => void renderInPage(<FormCard form="home" />));

/** The error in a text once it is cleaned. */
function errorOf(name: 'name' | 'surname' | 'email' | 'phone' | 'message', text: string) {
  const field = fieldOf(name);
  field.value = text;
  clean('home', theForm());
  return errorsIn('home', theForm())[name];
}

it.each([
  ['email', ' anna@example.ch '],
  ['email', "anna.o'brien+quote@mail.example.co.uk"],
  ['email', 'jean@xn--mller-elektro-wob.ch'],
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
  ['email', 'anna@example..ch'],
  ['email', 'anna@example.ch, ben@example.ch'],
  ['phone', '12345'],
  ['phone', 'call me'],
  ['phone', '123456789012345678901'],
  ['name', ' \n\t\u00a0'],
  ['message', ' \n\t\u00a0'],
] as const)('%s may not be %j', (name, text) => {
  expect(errorOf(name, text)).toBe(`common:form.errors.${name}`);
});

it.each([
  ['surname', 200, 'é'],
  ['name', 200, 'é'],
  ['message', 20_000, 'é<script>'],
] as const)('%s may have %i characters and not one more', (name, longest, text) => {
  const tooLong = 'common:form.errors.tooLong';
  const full = text.repeat(longest).slice(0, longest);
  expect(errorOf(name, ` ${full} `)).not.toBe(tooLong);
  expect(errorOf(name, `${full}1`)).toBe(tooLong);
});

it.each([
  ['email', '\u2003je\u200ban@exem\u00adple.ch', 'jean@exemple.ch'],
  ['phone', '\u202a+41\u00a022 000 00 00\u202c', '+41\u00a022 000 00 00'],
  ['name', '\u3000 Zoë\u00a0Müller\u2800', 'Zoë\u00a0Müller'],
  ['message', '\n👩‍🔧 two\n\nlines \ufeff', '👩‍🔧 two\n\nlines'],
] as const)('%s %j is checked and sent as %j', (name, text, expected) => {
  errorOf(name, text);
  expect(fieldOf(name)).toHaveValue(expected);
});
