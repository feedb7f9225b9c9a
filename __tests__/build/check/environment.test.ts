/** @jest-environment node */
import { checkEnvironment } from '../../../src/build/check/environment';

it.each([undefined, 'https://forms.example/submit', 'http://localhost:9001/submit'])(
  'takes %s as an address',
  (value) => expect(checkEnvironment({ GATSBY_FORM_ENDPOINT: value })).toEqual([]),
);

it.each(['', '/submit', 'https://', 'javascript:alert(1)'])(
  'names a variable that holds %p',
  (value) => {
    expect(checkEnvironment({ GATSBY_FORM_RETURN_ORIGIN: value })).toMatchObject([
      {
        field: 'GATSBY_FORM_RETURN_ORIGIN',
        message: expect.stringContaining(`"${value}"`) as string,
      },
    ]);
  },
);
