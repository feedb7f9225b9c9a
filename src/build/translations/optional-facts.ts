import { z } from 'zod';
import { languages, type Language } from '../../i18n/languages';
import type { Company } from '../model';
import { purposes } from '../model/optional-facts';
import { lacksSafeguard } from '../processors';
import type { Facts } from './fill';
import { formatCount, formatDuration } from './format';
import { formatList, formatNames } from './names';

const text = z.string();
const plural = z.strictObject({ one: text, other: text });

/** The shape of `locales/LNG/facts.json`. */
export const statedFactTranslations = z.strictObject({
  reply: z.strictObject({ soon: text, workingDays: plural, hours: plural }),
  languages: plural,
});

export type FactTranslations = z.infer<typeof statedFactTranslations>;

function processorFacts(company: Company, language: Language): Facts {
  const facts = purposes.flatMap((purpose) => {
    const found = (company.processors ?? []).filter((processor) => processor.purpose === purpose);
    const names = found.map(({ name }) => name);
    const countries = [...new Set(found.flatMap((processor) => processor.countries))];
    // One that is not stated would be taken to be among those of the others.
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

function languageFacts(
  { teamLanguages = [] }: Company,
  { languages: plural }: FactTranslations,
  language: Language,
): Facts {
  const team = teamLanguages.length > 0 && formatCount(teamLanguages.length, plural, language);
  return {
    'site.languages': formatNames('language', languages, language),
    'team.languages': formatNames('language', teamLanguages, language),
    'team.languageCount': team || '',
  };
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

/** The facts that a business may leave out: empty where `data/company.json` does not have them. */
export function optionalFacts(
  company: Company,
  translations: FactTranslations,
  language: Language,
): Facts {
  const months = company.requestRetentionMonths;
  return {
    ...processorFacts(company, language),
    ...languageFacts(company, translations, language),
    ...replyFacts(company, translations, language),
    ...emergencyFacts(company),
    'requests.retention': months ? formatDuration(months, 'month', language) : '',
  };
}
