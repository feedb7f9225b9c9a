import { takesPhotos } from '../../forms/fields';
import { mostPhotos } from '../../forms/photos';
import { languages, type Language } from '../../i18n/languages';
import type { Company, Data } from '../model';
import type { Facts } from './fill';
import {
  formatDate,
  formatFigure,
  formatTime,
  formatWeekday,
  type FigureTranslations,
} from './format';
import { optionalFacts, type FactTranslations } from './optional-facts';

/** The translations that facts are written with. */
export interface TranslationsOfFacts {
  figures: Omit<FigureTranslations, 'sources'>;
  facts: FactTranslations;
}

function companyFacts({ name, phone, email, address, region }: Company, language: Language): Facts {
  return {
    'company.name': name,
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

function hourFacts({ hours }: Company, language: Language): Facts {
  return {
    'hours.firstDay': formatWeekday(hours.firstDay, language),
    'hours.lastDay': formatWeekday(hours.lastDay, language),
    'hours.opens': formatTime(hours.opens, language),
    'hours.closes': formatTime(hours.closes, language),
  };
}

/** All facts of `data/` for translations, formatted in the build: a browser may format them differently. */
export function factsOf(
  { company, categories, figures }: Pick<Data, 'company' | 'categories' | 'figures'>,
  translations: TranslationsOfFacts,
  language: Language,
): Facts {
  return {
    ...companyFacts(company, language),
    ...areaFacts(company),
    ...hourFacts(company, language),
    ...optionalFacts(company, translations.facts, language),
    'dates.privacyPublished': formatDate(company.privacyPublished, language),
    'dates.privacyUpdated': formatDate(company.privacyUpdated, language),
    'counts.categories': String(categories.length),
    'counts.languages': String(languages.length),
    'counts.photos': takesPhotos ? String(mostPhotos) : '',
    ...Object.fromEntries(
      figures.flatMap((figure) => [
        [`figures.${figure.slug}`, formatFigure(figure, translations.figures, language).text],
        [`years.${figure.slug}`, String(figure.year)],
      ]),
    ),
  };
}
