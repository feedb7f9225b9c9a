import { checkEnvironment } from '../../../src/content/check/environment';

/** A site at a real address. */
const atRealHost = { siteUrl: 'https://www.brightwire.ch', indexed: false };

it.each<[Record<string, string | undefined>]>([
  [{ GATSBY_FORM_ENDPOINT: undefined }],
  [{ GATSBY_FORM_ENDPOINT: 'https://forms.example/submit' }],
  [{ GATSBY_FORM_ENDPOINT: 'http://localhost:9001/submit' }],
  [{ GATSBY_FORM_ENDPOINT: 'http://127.0.0.1:9001/submit' }],
  [{ GATSBY_FORM_KEY_FIELD: 'access_key' }],
  [{ GATSBY_FORM_REPLY_FIELD: '_replyto', GATSBY_FORM_REPLY_VALUE: '{{email}}' }],
  [{ GATSBY_FORM_ATTACHMENTS: 'true', GATSBY_FORM_ATTACHMENTS_FIELD: 'files[]' }],
  [{ GATSBY_FORM_RETURN_ORIGIN: 'https://site.example' }],
])('takes %j', (variables) => {
  expect(checkEnvironment({ GATSBY_FORM_KEY: 'key', ...variables }, atRealHost)).toEqual([]);
});

it.each([
  ['GATSBY_FORM_ENDPOINT', 'http://forms.example/submit', 'has to begin with https:'],
  ['GATSBY_FORM_ENDPOINT', 'http://localhost.evil.example', 'has to begin with https:'],
  ['GATSBY_FORM_ENDPOINT', '/submit', 'expected an address'],
  ['GATSBY_FORM_RETURN_ORIGIN', 'https://', 'expected an address'],
  ['GATSBY_FORM_RETURN_ORIGIN', 'javascript:alert(1)', 'expected an address'],
  ['GATSBY_FORM_RETURN_ORIGIN', 'https://site.example/', 'without a path'],
  ['GATSBY_FORM_KEY', '  ', 'is blank or has spaces'],
  ['GATSBY_FORM_KEY', ' key', 'is blank or has spaces'],
  ['GATSBY_FORM_KEY_FIELD', '', 'expected the name of a field'],
  ['GATSBY_FORM_KEY_FIELD', 'a"b c', 'expected the name of a field'],
  ['GATSBY_FORM_KEY_FIELD', 'email', 'is the name of another field'],
  ['GATSBY_FORM_ATTACHMENTS', 'yes', 'expected one of "true"|"false"'],
  ['GATSBY_FORM_REPLY_FIELD', 'email', 'is the name of another field'],
  ['GATSBY_FORM_REPLY_VALUE', '', 'is empty'],
])('names %s=%s: %s', (name, value, message) => {
  const [found = '', ...more] = checkEnvironment({ [name]: value });
  expect(found).toMatch(`environment, ${name}: `);
  expect(found).toContain(message);
  expect(more).toEqual([]);
});

it.each([
  [{ GATSBY_FORM_ATTACHMENTS_FIELD: 'apiKey' }],
  [{ GATSBY_FORM_ATTACHMENTS_FIELD: 'replyTo' }],
  [{ GATSBY_FORM_KEY_FIELD: 'replyTo' }],
])('refuses one name for two fields: %j', (variables) => {
  expect(checkEnvironment(variables)).toEqual(['environment, two fields have one name.']);
});

it('names a variable that nothing reads', () => {
  expect(checkEnvironment({ GATSBY_FORM_KEYFIELD: 'key' })).toEqual([
    'environment, Unrecognized key: "GATSBY_FORM_KEYFIELD".',
  ]);
});

it.each([
  [{}, { ...atRealHost, indexed: true }, ['"indexed" is true']],
  [
    { CONTEXT: 'production' },
    atRealHost,
    ['every request that visitors of www.brightwire.ch send would be lost'],
  ],
  [{ CONTEXT: 'deploy-preview' }, atRealHost, []],
  [{}, atRealHost, []],
  [{ CONTEXT: 'production' }, { ...atRealHost, siteUrl: 'https://www.brightwire.example' }, []],
])('without a key, in %j for %j: %j', (environment, company, reasons) => {
  expect(checkEnvironment(environment, company)).toEqual(
    reasons.map((why) => `environment, GATSBY_FORM_KEY: is not set, and ${why}.`),
  );
});
