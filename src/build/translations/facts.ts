import type { Weekday } from '../../constants';
import { languages, type Language } from '../../i18n/languages';
import type { Company, Data } from '../model';
import {
  formatDate,
  formatFigure,
  formatTime,
  formatWeekday,
  type FigureTranslations,
} from './format';
import type { TranslationTree } from './tree';

/** Facts by the name that translations use: `company.phone`, `figures.solar_price`. */
export type Facts = Record<string, string>;

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
  // A Portuguese weekday has a hyphen, at which no line should end.
  const weekday = (day: Weekday) => formatWeekday(day, language).replaceAll('-', '\u2011');
  return {
    'hours.firstDay': weekday(hours.firstDay),
    'hours.lastDay': weekday(hours.lastDay),
    'hours.opens': formatTime(hours.opens, language),
    'hours.closes': formatTime(hours.closes, language),
  };
}

/** All facts of `data/` for translations, formatted in the build: a browser may format them differently. */
export function factsOf(
  { company, categories, figures }: Pick<Data, 'company' | 'categories' | 'figures'>,
  figureTranslations: Omit<FigureTranslations, 'sources'>,
  language: Language,
): Facts {
  return {
    ...companyFacts(company, language),
    ...areaFacts(company),
    ...hourFacts(company, language),
    'dates.privacyPublished': formatDate(company.privacyPublished, language),
    'counts.categories': String(categories.length),
    'counts.languages': String(languages.length),
    ...Object.fromEntries(
      figures.flatMap((figure) => [
        [`figures.${figure.slug}`, formatFigure(figure, figureTranslations, language).text],
        [`years.${figure.slug}`, String(figure.year)],
      ]),
    ),
  };
}

/** Replaces each `{{fact}}` in a tree of translations. Placeholders without a dot stay: the page fills them in. */
export function fillFacts<Tree extends TranslationTree>(tree: Tree, facts: Facts): Tree {
  const fill = (branch: TranslationTree): TranslationTree => {
    if (typeof branch === 'string')
      return branch.replace(
        /\{\{\s*([\w-]+\.[\w-]+)\s*\}\}/g,
        (all, name: string) => facts[name] ?? all,
      );
    if (Array.isArray(branch)) return branch.map(fill);
    return Object.fromEntries(Object.entries(branch).map(([key, value]) => [key, fill(value)]));
  };
  return fill(tree) as Tree;
}
