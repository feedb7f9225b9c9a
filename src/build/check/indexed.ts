import type { Issue } from '../issue';
import { dataFile, type Company } from '../model';
import { purposes } from '../model/optional-facts';
import { isReservedHost } from '../site-state';
import { isUid } from './uid';

type Fault = [field: string, isFault: boolean, message: string];

/** Whether the subscriber's part, the last seven digits of a Swiss number, is all zeros. */
const isPlaceholderNumber = (phone: string) => phone.replace(/\D/g, '').endsWith('0000000');

/** A street that is called "example" in a language of the country or of the site. */
const placeholderStreet =
  /(?<!\p{L})(?:exemple|example|beispiel|ejemplo|exemplo|esempio)(?!\p{L})/iu;

function addressFaults({ siteUrl, email, social, phone, address }: Company): Fault[] {
  const hosts = [
    ['siteUrl', new URL(siteUrl).hostname],
    ['email', email.split('@').at(-1) ?? ''],
    ...social.map(({ url }, index) => [`social.${index}.url`, new URL(url).hostname] as const),
  ] as const;
  return [
    ...hosts.map(([field, host]): Fault => {
      return [field, isReservedHost(host), `${host} is reserved for examples`];
    }),
    ['phone.display', isPlaceholderNumber(phone.display), 'this number is a placeholder'],
    [
      'phone.international',
      isPlaceholderNumber(phone.international),
      'this number is a placeholder',
    ],
    ['address.street', placeholderStreet.test(address.street), 'this street is a placeholder'],
  ];
}

function recordFaults({ authorisations, processors = [], legalReviewed }: Company): Fault[] {
  const { ide } = authorisations;
  const named = processors.map(({ purpose }) => purpose);
  return [
    ...Object.entries(authorisations).map(([name, number]): Fault => {
      return [`authorisations.${name}`, !number, 'is empty'];
    }),
    [
      'authorisations.ide',
      ide !== '' && !isUid(ide),
      `"${ide}" is no UID like CHE-123.456.788: its check digit or its form is wrong`,
    ],
    ...purposes.map((purpose): Fault => {
      return ['processors', !named.includes(purpose), `none has the purpose "${purpose}"`];
    }),
    ['legalReviewed', !legalReviewed, 'the legal texts have no date of review'],
  ];
}

/**
 * Checks that a site that search engines may list (`"indexed": true`) has no placeholder and nothing that the law or a
 * customer asks for is missing, whatever the build is for: the owner sees it before the site is published.
 */
export function checkIndexed(
  company: Company,
  environment: Record<string, string | undefined>,
): Issue[] {
  if (!company.indexed) return [];
  const faults = [...addressFaults(company), ...recordFaults(company)].filter(
    ([, isFault]) => isFault,
  );
  const needed = 'and "indexed" is true';
  return [
    ...faults.map(([field, , message]) => ({
      file: dataFile('company'),
      field,
      message: `${message}, ${needed}`,
    })),
    ...(environment.GATSBY_FORM_KEY
      ? []
      : [{ file: 'environment', field: 'GATSBY_FORM_KEY', message: `is not set, ${needed}` }]),
  ];
}
