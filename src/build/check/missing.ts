import type { Company } from '../../content/model';
import { confirmations, countriesAbroad, lacksSafeguard } from '../../content/model/company';

const emergencies = ['general', 'police', 'fire', 'ambulance'] as const;

/** Asks what protects the data that each processor may take abroad, where that is not stated. */
function missingSafeguards(company: Company): string[] {
  return (company.processors ?? [])
    .filter((processor) => lacksSafeguard(processor, company))
    .map((processor) => {
      const abroad = countriesAbroad(processor, company).join(', ');
      return `processors: the safeguard for the data that ${processor.name} takes abroad (${abroad}).`;
    });
}

/** What a real site still lacks, as short sentences. None of it keeps a site from being built. */
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
    [!purposes.includes('hosting'), 'processors: the host.'],
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
    ...Object.entries(company.authorisations).map(([name, number]): [boolean, string] => [
      !number,
      `authorisations.${name}: the number or policy.`,
    ]),
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, sentence]) => sentence);
}
