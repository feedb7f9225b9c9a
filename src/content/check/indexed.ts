import { type Fault, faultAt } from '../faults';
import { type Company, dataFile } from '../model';
import { countriesAbroad, lacksSafeguard, purposes } from '../model/company';
import { confirmations } from '../model/confirmations';
import { isReservedHost } from '../site-state';

/** What a real site needs, as the fault to report. Search engines may list a site only without those that block. */
interface Requirement {
  isMissing: boolean;
  fault: Fault;
  blocks: boolean;
}

const at = (field: string) => ({ file: dataFile('company'), field });

const needed = (isMissing: boolean, fault: Fault): Requirement => ({
  isMissing,
  fault,
  blocks: true,
});

const filled = (field: string, value: unknown) => needed(!value, faultAt(at(field), 'fact-empty'));

/** A fact that the texts leave out while it is unknown. */
const useful = (field: string, value: unknown): Requirement => ({
  isMissing: !value,
  fault: faultAt(at(field), 'fact-unknown'),
  blocks: false,
});

/** Whether the subscriber's part, the last seven digits of a Swiss number, is all zeros. */
const isExampleNumber = (phone: string) => phone.replace(/\D/g, '').endsWith('0000000');

/** A street that is called "example" in a language of the country or of the site. */
const exampleStreet = /(?<!\p{L})(?:exemple|example|beispiel|ejemplo|exemplo|esempio)(?!\p{L})/iu;

function noPlaceholders({ siteUrl, email, social, phone, address }: Company): Requirement[] {
  const hosts = [
    ['siteUrl', new URL(siteUrl).hostname],
    ['email', email.split('@').at(-1) ?? ''],
    ...social.map(({ url }, index) => [`social.${index}.url`, new URL(url).hostname] as const),
  ] as const;
  return [
    ...hosts.map(([field, host]) =>
      needed(isReservedHost(host), faultAt(at(field), 'example-host', { host })),
    ),
    ...(['display', 'international'] as const).map((field) =>
      needed(isExampleNumber(phone[field]), faultAt(at(`phone.${field}`), 'example-number')),
    ),
    needed(exampleStreet.test(address.street), faultAt(at('address.street'), 'example-street')),
  ];
}

function processorsNamed(company: Company): Requirement[] {
  const { processors = [] } = company;
  return [
    ...purposes.map((purpose) => {
      const isMissing = !processors.some((each) => each.purpose === purpose);
      return needed(isMissing, faultAt(at('processors'), 'no-processor', { purpose }));
    }),
    ...processors.map((processor, index) => {
      const countries = countriesAbroad(processor, company).join(', ');
      const values = { processor: processor.name, countries };
      const fault = faultAt(at(`processors.${index}.safeguard`), 'no-safeguard', values);
      return needed(lacksSafeguard(processor, company), fault);
    }),
  ];
}

function requirementsOf(company: Company): Requirement[] {
  const { authorisations, businessType, confirmed = {}, emergencyNumbers: numbers = {} } = company;
  const { oibt, ide, insurance } = authorisations;
  return [
    ...noPlaceholders(company),
    filled('legalName', company.legalName),
    // Only electricians need the licence to install.
    filled('authorisations.oibt', oibt || businessType !== 'Electrician'),
    filled('authorisations.ide', ide),
    needed(ide !== '' && !isUid(ide), faultAt(at('authorisations.ide'), 'no-uid', { text: ide })),
    filled('authorisations.insurance', insurance),
    ...processorsNamed(company),
    filled('requestRetentionMonths', company.requestRetentionMonths),
    ...confirmations.map((name) =>
      needed(!confirmed[name], faultAt(at(`confirmed.${name}`), 'not-confirmed')),
    ),
    needed(!company.legalReviewed, faultAt(at('legalReviewed'), 'not-reviewed')),
    useful('replyWithin', company.replyWithin),
    ...(['general', 'police', 'fire', 'ambulance', 'utility'] as const).map((name) =>
      useful(`emergencyNumbers.${name}`, numbers[name]),
    ),
  ];
}

const missing = (company: Company) => requirementsOf(company).filter(({ isMissing }) => isMissing);

/**
 * Checks that an indexed site (`"indexed": true`) has no placeholders and lacks nothing that the law or customers
 * require. Every build checks this, so that the owner sees it before publication.
 */
export const checkIndexed = (company: Company): Fault[] =>
  company.indexed
    ? missing(company)
        .filter(({ blocks }) => blocks)
        .map(({ fault }) => fault)
    : [];

/** What a real site still lacks. It does not fail a build. */
export const missingFacts = (company: Company): Fault[] =>
  missing(company).map(({ fault }) => fault);

/** Weights of the first eight digits; the ninth is the check digit, modulo 11 (eCH-0097). */
const weights = [5, 4, 3, 2, 7, 6, 5, 4];

/** Whether a text is a Swiss business identification number (UID/IDE): CHE-123.456.788, with its check digit. */
export function isUid(text: string): boolean {
  if (!/^CHE-\d{3}\.\d{3}\.\d{3}$/.test(text) || text.endsWith('000.000.000')) return false;
  const digits = [...text.replace(/\D/g, '')].map(Number);
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (11 - (sum % 11)) % 11 === digits.at(-1);
}
