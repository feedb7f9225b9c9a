import { fieldsOf, type FieldName, formNames, type FormName } from '../../src/forms/fields';

it.each<[FormName, FieldName[], FieldName[]]>([
  ['home', ['name', 'surname', 'email', 'phone', 'message'], []],
  ['contact', ['name', 'email', 'phone', 'message'], ['message']],
  ['service', ['name', 'surname', 'email', 'phone', 'service', 'message'], []],
  ['notify', ['name', 'surname', 'email', 'phone', 'message'], ['phone', 'message']],
  ['newsletter', ['email'], []],
])('%s asks for %j, and %j is optional', (form, names, optional) => {
  const fields = fieldsOf(form);
  expect(fields.map(({ name }) => name)).toEqual(names);
  expect(fields.filter(({ required }) => !required).map(({ name }) => name)).toEqual(optional);
});

it('each field that can be empty or malformed says what it expects', () => {
  const silent = formNames.flatMap(fieldsOf).filter(({ required, control, errorText }) => {
    if (control === 'services') return false; // one is always chosen
    return (required || control === 'email' || control === 'tel') && !errorText;
  });
  expect(silent).toEqual([]);
});
