import { pageNamespaces } from '../../src/content/templates';
import type { Language } from '../../src/i18n/languages';
import { assumptionSlugs } from '../../src/build/solar/words';
import { routes } from '../../src/routes';
import { soundPictures } from './project';

/** The words of the sound project in a language, by namespace. */
export function soundWords(language: Language): Record<string, unknown> {
  const words = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, `${name} ${language}`]));
  const service = words('title', 'summary', 'lead', 'description', 'detailsTitle');
  return {
    ...Object.fromEntries(pageNamespaces.map((namespace) => [namespace, words('title')])),
    home: {
      title: `{{company.name}} ${language}`,
      steps: [words('call'), words('meet')],
      errors: { name: `{{name}} ${language}` },
    },
    'call-out': {
      ...words(
        'title',
        'text',
        'arrival',
        'hourlyRate',
        'travel',
        'sunday',
        'call',
        'percent',
        'hour',
        'francs',
      ),
      night: `{{from}} ${language} {{to}}`,
    },
    categories: {
      electricity: words('title', 'summary', 'lead', 'description'),
      it: words('title', 'summary', 'lead', 'description'),
    },
    'closed-days': {},
    facts: {
      reply: {
        soon: `soon ${language}`,
        workingDays: { one: `in a day ${language}`, other: `in {{count}} days ${language}` },
        hours: { one: `in an hour ${language}`, other: `in {{count}} hours ${language}` },
      },
      languages: {
        one: `{{count}} language ${language}`,
        other: `{{count}} languages ${language}`,
      },
    },
    figures: {
      range: `{{from}} ${language} {{to}}`,
      sources: words('study', 'price_list'),
      items: { losses: words('unit', 'caption'), price: words('unit', 'caption') },
    },
    pages: Object.fromEntries(
      [...Object.keys(routes), 'typicalJobs'].map((page) => [
        page,
        { title: `${page} ${language}`, description: `About ${page} ${language}` },
      ]),
    ),
    pictures: words(...soundPictures),
    projects: { farm: words('title', 'task', 'work') },
    solar: {
      assumptions: {
        ...Object.fromEntries(assumptionSlugs.map((slug) => [slug, words('label', 'unit')])),
        own_use_exponent: words('label'),
        price_exponent: words('label'),
        aid: words('unit'),
      },
      profiles: {},
      roofs: words('size', 'south', 'east', 'flat'),
    },
    storage: { theme: words('purpose'), basket: words('purpose') },
    'service-cabling': {
      ...service,
      details: { sockets: { ...words('title', 'text'), points: [`safe ${language}`] } },
      questions: { price: words('question', 'answer') },
    },
    'service-websites': service,
  };
}
