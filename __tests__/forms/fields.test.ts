import { forms, type FieldName, type FormName } from '../../src/forms/fields';
import { validate } from '../../src/forms/validate';

const errorOf = (form: FormName, name: FieldName, text: string) =>
  validate(
    forms[form].fields.find((each) => each.name === name)!,
    text,
  );

it.each<[FormName, FieldName[], FieldName[]]>([
  ['home', ['name', 'surname', 'email', 'phone', 'message'], []],
  ['contact', ['name', 'email', 'phone', 'message'], ['message']],
  ['service', ['name', 'surname', 'email', 'phone', 'service', 'message'], []],
  ['notify', ['name', 'surname', 'email', 'phone', 'message'], ['phone']],
  ['newsletter', ['email'], []],
])('%s asks for %j, and %j is optional', (form, names, optional) => {
  expect(forms[form].fields.map(({ name }) => name)).toEqual(names);
  const left = names.filter((name) => errorOf(form, name, ' \n\t\u00a0') !== 'missing');
  expect(left).toEqual(optional);
});
