import { formatList } from '../i18n/formats';
import type { Language } from '../i18n/languages';
import {
  formatCount,
  formatDate,
  formatDuration,
  formatFigure,
  formatHours,
  formatNames,
} from './format';
import type { Company, Data } from './model';
import { lacksSafeguard, type Purpose, purposes } from './model/company';
import { sentencesOf } from './sentences';
import type { FactTranslations, TranslationTree } from './words';

/** Facts by the name that translations use: `company.phone`, `figures.solar_price`. */
export type Facts = Record<string, string>;

function companyFacts(company: Company, language: Language): Facts {
  const { name, legalName = name, phone, email, address, region, authorisations } = company;
  return {
    'company.name': name,
    'company.legalName': legalName,
    'company.ide': authorisations.ide,
    'company.phone': phone.display.replaceAll(' ', '\u00a0'),
    'company.email': email,
    'company.address': `${address.street}, ${address.postalCode}\u00a0${address.locality}`,
    'company.region': region[language],
  };
}

function areaFacts({ area }: Company): Facts {
  const towns = area.map(({ town }) => town);
  return {
    'area.first': towns.at(0) ?? '',
    'area.last': towns.at(-1) ?? '',
    'area.towns': towns.join(', '),
  };
}

/**
 * Requests pass through the form service to the mailbox, so the countries and safeguards of `forms` include those of
 * `mail`.
 */
const onTheWay: Record<Purpose, readonly Purpose[]> = {
  forms: ['forms', 'mail'],
  mail: ['mail'],
  hosting: ['hosting'],
};

function processorFacts(company: Company, language: Language): Facts {
  const processorsFor = (wanted: readonly Purpose[]) =>
    (company.processors ?? []).filter(({ purpose }) => wanted.includes(purpose));
  const facts = purposes.flatMap((purpose) => {
    const names = processorsFor([purpose]).map(({ name }) => name);
    const found = processorsFor(onTheWay[purpose]);
    const countries = [...new Set(found.flatMap((processor) => processor.countries))];
    // With one missing, the others' safeguards would seem to cover it.
    const isStated = !found.some((processor) => lacksSafeguard(processor, company));
    const safeguards = isStated
      ? found.flatMap(({ safeguard }) => safeguard?.[language] ?? [])
      : [];
    return [
      [`processors.${purpose}`, formatList(names, language)],
      [`processors.${purpose}Countries`, formatNames('region', countries, language)],
      [`processors.${purpose}Safeguards`, formatList([...new Set(safeguards)], language)],
    ];
  });
  return Object.fromEntries(facts) as Facts;
}

function replyFacts(
  { replyWithin }: Company,
  { reply }: FactTranslations,
  language: Language,
): Facts {
  const within = replyWithin && formatCount(replyWithin.value, reply[replyWithin.unit], language);
  return { 'reply.within': within ?? '', 'reply.promise': within ?? reply.soon };
}

function emergencyFacts({ emergencyNumbers: numbers = {} }: Company): Facts {
  return {
    'emergency.general': numbers.general ?? '',
    'emergency.police': numbers.police ?? '',
    'emergency.fire': numbers.fire ?? '',
    'emergency.ambulance': numbers.ambulance ?? '',
    'emergency.utility': numbers.utility?.name ?? '',
    'emergency.utilityPhone': numbers.utility?.phone.replaceAll(' ', '\u00a0') ?? '',
  };
}

/** Optional facts, empty where `data/company.json` does not have them. */
function optionalFacts(
  company: Company,
  translations: FactTranslations,
  language: Language,
): Facts {
  const months = company.requestRetentionMonths;
  return {
    ...processorFacts(company, language),
    ...replyFacts(company, translations, language),
    ...emergencyFacts(company),
    'requests.retention': months ? formatDuration(months, 'month', language) : '',
  };
}

/**
 * All facts of `data/` for translations, formatted in the build: a browser may format them differently.
 *
 * @param maxPhotos maximum number of photos in a form; 0 if it takes none
 */
export function factsOf(
  { company, figures, solar }: Pick<Data, 'company' | 'figures'> & Partial<Pick<Data, 'solar'>>,
  translations: FactTranslations,
  language: Language,
  maxPhotos = 0,
): Facts {
  return {
    ...companyFacts(company, language),
    ...areaFacts(company),
    'hours.week': formatHours(company.hours, translations.hours, language),
    ...optionalFacts(company, translations, language),
    'solar.utility': solar?.utility?.[language] ?? '',
    'dates.privacyPublished': formatDate(company.privacyPublished, language),
    'dates.privacyUpdated': formatDate(company.privacyUpdated, language),
    'counts.photos': maxPhotos ? String(maxPhotos) : '',
    ...Object.fromEntries(
      figures.flatMap((figure) => [
        [
          `figures.${figure.slug}`,
          formatFigure(figure, figure.unitName[language], translations.range, language).text,
        ],
        [`years.${figure.slug}`, String(figure.year)],
      ]),
    ),
  };
}

/** A placeholder of a text: `{{company.phone}}`, a fact, or `{{count}}`, which the page fills in. */
export const placeholderPattern = String.raw`\{\{\s*([\w-]+(?:\.[\w-]+)?)\s*\}\}`;

const placeholder = new RegExp(placeholderPattern, 'g');

/** Fills facts into a text and drops the sentences with an empty fact. */
function fillText(text: string, facts: Facts, language: Language): string {
  const lacksFact = (part: string) =>
    [...part.matchAll(placeholder)].some(([, name = '']) => facts[name] === '');
  const remaining = () => sentencesOf(text, language).filter((sentence) => !lacksFact(sentence));
  const kept = lacksFact(text) ? remaining().join('').trim() : text;
  return kept.replace(placeholder, (all, name: string) => facts[name] ?? all);
}

const isEmpty = (branch: TranslationTree) =>
  branch === '' || (Array.isArray(branch) && branch.length === 0);

/** Whether a list entry has no empty part. A section without paragraphs is dropped with its title. */
export function isWhole(entry: TranslationTree): boolean {
  const parts = typeof entry === 'object' && !Array.isArray(entry) ? Object.values(entry) : [entry];
  return !parts.some(isEmpty);
}

/** Fills facts into a tree of translations. Drops sentences with an empty fact, and list entries that become empty. */
export function fillFacts<Tree extends TranslationTree>(
  tree: Tree,
  facts: Facts,
  language: Language,
): Tree {
  const fill = (branch: TranslationTree): TranslationTree => {
    if (typeof branch === 'string') return fillText(branch, facts, language);
    if (Array.isArray(branch)) return branch.map(fill).filter(isWhole);
    return Object.fromEntries(Object.entries(branch).map(([key, value]) => [key, fill(value)]));
  };
  return fill(tree) as Tree;
}
