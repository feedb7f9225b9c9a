import policy from '../../data/privacy-policy.json';
import { fieldsOf, formNames, type FieldName } from '../../src/forms/fields';
import { type Language, languages } from '../../src/i18n/languages';
import { textOf } from '../support/texts';

/** The privacy policy names every field of the forms, as the law requires. */

const fields = [...new Set(formNames.flatMap((form) => fieldsOf(form).map(({ name }) => name)))];

/** The policy says `message` where the label is `Votre message`. */
const nameOf = (field: FieldName, language: Language) =>
  textOf(language, `common:form.${field}`).split(' ').at(-1) ?? '';

const isNamed = (name: string, text: string) =>
  new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(text);

/** The fields that a paragraph does not name, as the policy would. */
const unnamedIn = (text: string, language: Language) =>
  fields.map((field) => nameOf(field, language)).filter((name) => !isNamed(name, text));

it('the privacy policy names each field of the forms: add a new one to it, and set privacyUpdated (docs/recipes.md, "Add a field to a form")', () => {
  const unnamed = languages.map((language) => {
    const [closest] = policy.sections
      .flatMap(({ paragraphs }) => paragraphs)
      .map((paragraph) => unnamedIn(paragraph[language], language))
      .sort((one, other) => one.length - other.length);
    return [language, closest];
  });
  expect(unnamed).toEqual(languages.map((language) => [language, []]));
});
