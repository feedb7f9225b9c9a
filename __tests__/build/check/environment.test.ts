/** @jest-environment node */
import { checkEnvironment } from '../../../src/build/check/environment';

it.each([undefined, 'https://forms.example/submit', 'http://localhost:9001/submit'])(
  'takes %s as an address',
  (value) => {
    expect(checkEnvironment({ GATSBY_FORM_ENDPOINT: value })).toEqual([]);
  },
);

it.each(['', '/submit', 'forms.example', 'javascript:alert(1)', 'ftp://forms.example'])(
  'names a variable that holds %p',
  (value) => {
    const [issue] = checkEnvironment({ GATSBY_FORM_RETURN_ORIGIN: value });
    expect(issue).toMatchObject({ field: 'GATSBY_FORM_RETURN_ORIGIN' });
    expect(issue?.message).toContain(`"${value}" is no address`);
  },
);
