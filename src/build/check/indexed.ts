import { issueAt, type Issue } from '../issue';
import { dataFile, type Company } from '../../content/model';
import {
  confirmations,
  countriesAbroad,
  lacksSafeguard,
  purposes,
} from '../../content/model/company';
import { isReservedHost } from '../../content/site-state';
import { isUid } from './uid';

type Fault = [isFault: boolean, issue: Issue];

const at = (field: string) => ({ file: dataFile('company'), field });

/** Whether the subscriber's part, the last seven digits of a Swiss number, is all zeros. */
const isExampleNumber = (phone: string) => phone.replace(/\D/g, '').endsWith('0000000');

/** A street that is called "example" in a language of the country or of the site. */
const exampleStreet = /(?<!\p{L})(?:exemple|example|beispiel|ejemplo|exemplo|esempio)(?!\p{L})/iu;

function addressFaults({ siteUrl, email, social, phone, address }: Company): Fault[] {
  const hosts = [
    ['siteUrl', new URL(siteUrl).hostname],
    ['email', email.split('@').at(-1) ?? ''],
    ...social.map(({ url }, index) => [`social.${index}.url`, new URL(url).hostname] as const),
  ] as const;
  return [
    ...hosts.map(([field, host]): Fault => {
      return [isReservedHost(host), issueAt(at(field), 'example-host', { host })];
    }),
    ...(['display', 'international'] as const).map((field): Fault => {
      const isExample = isExampleNumber(phone[field]);
      return [isExample, issueAt(at(`phone.${field}`), 'example-number')];
    }),
    [exampleStreet.test(address.street), issueAt(at('address.street'), 'example-street')],
  ];
}

function recordFaults(company: Company): Fault[] {
  const { authorisations, processors = [], legalReviewed, confirmed = {} } = company;
  const { ide } = authorisations;
  const named = processors.map(({ purpose }) => purpose);
  return [
    ...Object.entries(authorisations).map(([name, number]): Fault => {
      return [!number, issueAt(at(`authorisations.${name}`), 'fact-empty')];
    }),
    [ide !== '' && !isUid(ide), issueAt(at('authorisations.ide'), 'no-uid', { text: ide })],
    ...purposes.map((purpose): Fault => {
      return [!named.includes(purpose), issueAt(at('processors'), 'no-processor', { purpose })];
    }),
    ...processors.map((processor, index): Fault => {
      const countries = countriesAbroad(processor, company).join(', ');
      const values = { processor: processor.name, countries };
      const place = at(`processors.${index}.safeguard`);
      return [lacksSafeguard(processor, company), issueAt(place, 'no-safeguard', values)];
    }),
    [!company.requestRetentionMonths, issueAt(at('requestRetentionMonths'), 'fact-empty')],
    ...confirmations.map((name): Fault => {
      return [!confirmed[name], issueAt(at(`confirmed.${name}`), 'not-confirmed')];
    }),
    [!legalReviewed, issueAt(at('legalReviewed'), 'not-reviewed')],
  ];
}

/**
 * Checks that a site that search engines may list (`"indexed": true`) has no placeholder and nothing that the law or a
 * customer asks for is missing, whatever the build is for: the owner sees it before the site is published.
 */
export function checkIndexed(company: Company): Issue[] {
  if (!company.indexed) return [];
  return [...addressFaults(company), ...recordFaults(company)]
    .filter(([isFault]) => isFault)
    .map(([, issue]) => issue);
}
