/** @jest-environment node */
import { checkEnvironment } from '../../../src/build/check/environment';

it.each([undefined, 'https://forms.example/submit', 'http://localhost:9001/submit'])(
  'takes %s as an address',
  (value) => expect(checkEnvironment({ GATSBY_FORM_ENDPOINT: value })).toEqual([]),
);

it.each(['', '/submit', 'https://', 'javascript:alert(1)'])(
  'names a variable that holds %p',
  (value) => {
    expect(checkEnvironment({ GATSBY_FORM_RETURN_ORIGIN: value })).toEqual([
      expect.stringContaining(`environment, field "GATSBY_FORM_RETURN_ORIGIN": "${value}"`),
    ]);
  },
);

it.each([
  ['GATSBY_FORM_ATTACHMENTS', 'yes', '"yes" is neither "true" nor "false"'],
  ['GATSBY_FORM_ATTACHMENTS_FIELD', '', 'is empty, expected the name of a field'],
])('names %s where it is %p', (field, value, message) => {
  expect(checkEnvironment({ [field]: value })).toEqual([
    `environment, field "${field}": ${message}.`,
  ]);
});

it('takes a form service that takes files', () => {
  const environment = { GATSBY_FORM_ATTACHMENTS: 'true', GATSBY_FORM_ATTACHMENTS_FIELD: 'files' };
  expect(checkEnvironment(environment)).toEqual([]);
});

it('asks for the key of the forms on a site that may be listed', () => {
  expect(checkEnvironment({ GATSBY_FORM_KEY: 'key' }, true)).toEqual([]);
  expect(checkEnvironment({}, true)).toEqual([
    'environment, field "GATSBY_FORM_KEY": is not set, and "indexed" is true.',
  ]);
});
