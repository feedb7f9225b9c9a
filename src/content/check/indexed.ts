import { forms } from '../../forms/fields';
import {
  defaultKeyField,
  honeypotField,
  languageField,
  returnField,
  subjectField,
} from '../../forms/form-service';
import { type Fault, faultAt } from '../faults';
import { type Company, type Data, dataFile } from '../model';
import { countriesAbroad, lacksSafeguard, purposes } from '../model/company';
import { confirmations } from '../model/confirmations';
import { isReservedHost } from '../site-state';

type Finding = [isFault: boolean, fault: Fault];

const at = (field: string) => ({ file: dataFile('company'), field });

/** Whether the subscriber's part, the last seven digits of a Swiss number, is all zeros. */
const isExampleNumber = (phone: string) => phone.replace(/\D/g, '').endsWith('0000000');

/** A street that is called "example" in a language of the country or of the site. */
const exampleStreet = /(?<!\p{L})(?:exemple|example|beispiel|ejemplo|exemplo|esempio)(?!\p{L})/iu;

function ofAddresses({ siteUrl, email, social, phone, address }: Company): Finding[] {
  const hosts = [
    ['siteUrl', new URL(siteUrl).hostname],
    ['email', email.split('@').at(-1) ?? ''],
    ...social.map(({ url }, index) => [`social.${index}.url`, new URL(url).hostname] as const),
  ] as const;
  return [
    ...hosts.map(([field, host]): Finding => {
      return [isReservedHost(host), faultAt(at(field), 'example-host', { host })];
    }),
    ...(['display', 'international'] as const).map((field): Finding => {
      const isExample = isExampleNumber(phone[field]);
      return [isExample, faultAt(at(`phone.${field}`), 'example-number')];
    }),
    [exampleStreet.test(address.street), faultAt(at('address.street'), 'example-street')],
  ];
}

/** Authorisations that customers ask for; only electricians need the one to install (`oibt`). */
const authorisationsOf = ({ authorisations, businessType }: Company) =>
  Object.entries(authorisations).filter(
    ([name]) => name !== 'oibt' || businessType === 'Electrician',
  );

function ofRecords(company: Company): Finding[] {
  const { legalName, authorisations, processors = [], legalReviewed, confirmed = {} } = company;
  const { ide } = authorisations;
  const named = processors.map(({ purpose }) => purpose);
  return [
    [!legalName, faultAt(at('legalName'), 'fact-empty')],
    ...authorisationsOf(company).map(([name, number]): Finding => {
      return [!number, faultAt(at(`authorisations.${name}`), 'fact-empty')];
    }),
    [ide !== '' && !isUid(ide), faultAt(at('authorisations.ide'), 'no-uid', { text: ide })],
    ...purposes.map((purpose): Finding => {
      return [!named.includes(purpose), faultAt(at('processors'), 'no-processor', { purpose })];
    }),
    ...processors.map((processor, index): Finding => {
      const countries = countriesAbroad(processor, company).join(', ');
      const values = { processor: processor.name, countries };
      const place = at(`processors.${index}.safeguard`);
      return [lacksSafeguard(processor, company), faultAt(place, 'no-safeguard', values)];
    }),
    [!company.requestRetentionMonths, faultAt(at('requestRetentionMonths'), 'fact-empty')],
    ...confirmations.map((name): Finding => {
      return [!confirmed[name], faultAt(at(`confirmed.${name}`), 'not-confirmed')];
    }),
    [!legalReviewed, faultAt(at('legalReviewed'), 'not-reviewed')],
  ];
}

/**
 * Checks that an indexed site (`"indexed": true`) has no placeholders and lacks nothing that the law or customers
 * require. Every build checks this, so that the owner sees it before publication.
 */
export function checkIndexed(company: Company): Fault[] {
  if (!company.indexed) return [];
  return [...ofAddresses(company), ...ofRecords(company)]
    .filter(([isFault]) => isFault)
    .map(([, fault]) => fault);
}

/** Weights of the first eight digits; the ninth is the check digit, modulo 11 (eCH-0097). */
const weights = [5, 4, 3, 2, 7, 6, 5, 4];

/** Whether a text is a Swiss business identification number (UID/IDE): CHE-123.456.788, with its check digit. */
export function isUid(text: string): boolean {
  if (!/^CHE-\d{3}\.\d{3}\.\d{3}$/.test(text) || text.endsWith('000.000.000')) return false;
  const digits = [...text.replace(/\D/g, '')].map(Number);
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (11 - (sum % 11)) % 11 === digits.at(-1);
}

const emergencies = ['general', 'police', 'fire', 'ambulance'] as const;

/** A sentence for each processor that may take data abroad without a stated safeguard. */
function missingSafeguards(company: Company): string[] {
  return (company.processors ?? [])
    .filter((processor) => lacksSafeguard(processor, company))
    .map((processor) => {
      const abroad = countriesAbroad(processor, company).join(', ');
      return `processors: the safeguard for the data that ${processor.name} takes abroad (${abroad}).`;
    });
}

/** Facts that a real site still lacks, as short sentences. They do not fail a build. */
export function missingFacts(
  company: Company,
  environment: Record<string, string | undefined>,
): string[] {
  const { processors = [], emergencyNumbers: numbers = {} } = company;
  const purposes = processors.map(({ purpose }) => purpose);
  const open = confirmations.filter((name) => !company.confirmed?.[name]);
  const missing: [isMissing: boolean, sentence: string][] = [
    [!environment.GATSBY_FORM_KEY, 'No form will arrive: GATSBY_FORM_KEY is not set.'],
    [!purposes.includes('forms'), 'processors: the service that receives the forms.'],
    [
      !purposes.includes('mail'),
      'processors: the provider of the mailbox that the requests reach.',
    ],
    [!purposes.includes('hosting'), 'processors: the host.'],
    [
      !company.legalName,
      'legalName: the name in the commercial register, or with your family name.',
    ],
    ...missingSafeguards(company).map((sentence): [boolean, string] => [true, sentence]),
    [
      !company.requestRetentionMonths,
      'requestRetentionMonths: after how many months requests are deleted.',
    ],
    [!company.teamLanguages?.length, 'teamLanguages: the languages that the team speaks.'],
    [!company.replyWithin, 'replyWithin: the time within which you reply.'],
    ...emergencies.map((name): [boolean, string] => [
      !numbers[name],
      `emergencyNumbers.${name}: the number to call.`,
    ]),
    [!numbers.utility, 'emergencyNumbers.utility: the grid operator’s number for outages.'],
    [
      open.length > 0,
      `confirmed: ${open.join(', ')} (docs/recipes.md, "To confirm before publication").`,
    ],
    [!company.legalReviewed, 'legalReviewed: when the legal texts were reviewed.'],
    ...authorisationsOf(company).map(([name, number]): [boolean, string] => [
      !number,
      `authorisations.${name}: the number or policy.`,
    ]),
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence);
}

/** Whether more than twelve months have passed since a date, `YYYY-MM-DD`. */
export function isOutdated(checked: string, now: Date): boolean {
  const limit = new Date(checked);
  limit.setUTCFullYear(limit.getUTCFullYear() + 1);
  return now.getTime() >= limit.getTime() + 24 * 60 * 60 * 1000;
}

/** A fact with the day of its last comparison with its source. */
interface Dated {
  name: string;
  checked: string;
}

function datedFacts({ solar, inspection }: Pick<Data, 'solar' | 'inspection'>): Dated[] {
  const ofSolar = solar
    ? [
        ...Object.entries(solar.constants).map(([name, { checked }]) => ({ name, checked })),
        { name: 'yields', checked: solar.yields.checked },
        { name: 'profiles', checked: solar.profiles.checked },
        ...solar.aids.map(({ name, checked }) => ({ name: name.fr, checked })),
      ]
    : [];
  return [
    ...ofSolar.map(({ name, checked }) => ({ name: `${dataFile('solar')}, "${name}"`, checked })),
    ...(inspection ? [{ name: dataFile('inspection'), checked: inspection.checked }] : []),
  ];
}

/** Facts last checked more than twelve months ago, as short sentences. */
export function outdatedFacts(data: Pick<Data, 'solar' | 'inspection'>, now: Date): string[] {
  return datedFacts(data)
    .filter(({ checked }) => isOutdated(checked, now))
    .map(({ name, checked }) => `${name}: last checked on ${checked}.`);
}

/** Returns the error in an environment variable as a sentence, or undefined. */
type Check = (value: string) => string | undefined;

const noAddress = (value: string) =>
  `"${value}" is no address, expected one like https://forms.example/submit`;

const parsed = (value: string) =>
  /^https?:/.test(value) && URL.canParse(value) ? new URL(value) : undefined;

/** Hosts on which browsers treat `http:` as secure. */
const isThisMachine = ({ hostname }: URL) =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

const endpoint: Check = (value) => {
  const url = parsed(value);
  if (!url) return noAddress(value);
  return url.protocol === 'http:' && !isThisMachine(url)
    ? `"${value}" has to begin with https:, or browsers block what a page on https: sends there`
    : undefined;
};

const origin: Check = (value) => {
  const url = parsed(value);
  if (!url) return noAddress(value);
  return value === url.origin ? undefined : `"${value}" has to be "${url.origin}", without a path`;
};

const key: Check = (value) => {
  if (value !== '' && value.trim() === '') return 'is blank, expected the key of the form service';
  return value === value.trim() ? undefined : 'has spaces at its ends';
};

/** Names of the fields that forms send besides the key and the photos (src/forms/). */
const taken: string[] = [
  ...new Set(Object.values(forms).flatMap(({ fields }) => fields.map(({ name }) => name))),
  ...[subjectField, languageField, returnField, honeypotField],
];

const fieldName: Check = (value) => {
  if (value === '') return 'is empty, expected the name of a field';
  if (!/^[a-z_$][\w$.-]*(?:\[\])?$/i.test(value)) return `"${value}" is no name of a field`;
  return taken.includes(value) ? `"${value}" is the name of another field of the forms` : undefined;
};

const isTrueOrFalse: Check = (value) =>
  ['true', 'false'].includes(value) ? undefined : `"${value}" is neither "true" nor "false"`;

/** The variables of the forms (docs/recipes.md, "Get a form key"). */
const variables: Record<string, Check> = {
  GATSBY_FORM_ENDPOINT: endpoint,
  GATSBY_FORM_RETURN_ORIGIN: origin,
  GATSBY_FORM_KEY: key,
  GATSBY_FORM_KEY_FIELD: fieldName,
  GATSBY_FORM_ATTACHMENTS: isTrueOrFalse,
  GATSBY_FORM_ATTACHMENTS_FIELD: fieldName,
};

const unknown: Check = () => `is unknown, expected one of ${Object.keys(variables).join(', ')}`;

/** Why the forms need a key, for the end of a sentence; undefined if they can do without. */
function keyIsNeeded(
  { indexed, siteUrl }: Pick<Company, 'indexed' | 'siteUrl'>,
  { CONTEXT }: Record<string, string | undefined>,
): string | undefined {
  const { hostname } = new URL(siteUrl);
  if (indexed) return '"indexed" is true';
  return CONTEXT === 'production' && !isReservedHost(hostname)
    ? `every request that visitors of ${hostname} send would be lost`
    : undefined;
}

/**
 * Checks the environment variables that a build reads: what is set has to have its form, and forms have a key on a site
 * that search engines may list or that visitors find at a real address.
 *
 * @returns the errors, as sentences
 */
export function checkEnvironment(
  environment: Record<string, string | undefined>,
  company?: Pick<Company, 'indexed' | 'siteUrl'>,
): string[] {
  const sentence = (name: string, message: string) => `environment, field "${name}": ${message}.`;
  const wrong = Object.entries(environment).flatMap(([name, value]) => {
    if (!name.startsWith('GATSBY_FORM_') || value === undefined) return [];
    const message = (variables[name] ?? unknown)(value);
    return message ? [sentence(name, message)] : [];
  });
  const { GATSBY_FORM_KEY_FIELD: keyName = defaultKeyField } = environment;
  if (environment.GATSBY_FORM_ATTACHMENTS_FIELD === keyName)
    wrong.push(sentence('GATSBY_FORM_ATTACHMENTS_FIELD', `"${keyName}" is the name of the key`));
  const needed = company && keyIsNeeded(company, environment);
  if (needed && !environment.GATSBY_FORM_KEY)
    wrong.push(sentence('GATSBY_FORM_KEY', `is not set, and ${needed}`));
  return wrong;
}
