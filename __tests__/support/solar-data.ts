import type { Data } from '../../src/content/model';
import { solarFigureRanges, type Solar } from '../../src/content/model/solar';
import figures from '../../data/figures.json';
import solar from '../../data/solar.json';
import sources from '../../data/sources.json';
import { fallbackLanguage, languages } from '../../src/i18n/languages';

/** A copy with texts in the languages of the tests; French stands in for those that the site does not have. */
const copyOf = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) => {
    const words = each as Record<string, unknown> | null;
    const french = words?.[fallbackLanguage];
    if (typeof french !== 'string') return each;
    return Object.fromEntries(languages.map((language) => [language, words?.[language] ?? french]));
  }) as Value;

/**
 * A modifiable copy of the estimate's real data, without aids: tests check results computed from it, not its values.
 */
export const solarData = (): Solar => ({ ...(copyOf(solar) as unknown as Solar), aids: [] });

/** The real figures that the estimate needs. */
export const solarFigures = () =>
  copyOf(figures).filter(({ slug }) => slug in solarFigureRanges) as Data['figures'];

/** The real sources of data and figures. */
export const solarSources = () => copyOf(sources);
