import type { Data } from '../../src/content/model';
import { solarFigureRanges, type Solar } from '../../src/content/model/solar';
import figures from '../../data/figures.json';
import solar from '../../data/solar.json';
import sources from '../../data/sources.json';
import { fallbackLanguage, languages } from '../../src/i18n/languages';

/** A copy whose words are in the languages of the tests; one that the site does not have gets the French. */
const copyOf = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) => {
    const words = each as Record<string, unknown> | null;
    const french = words?.[fallbackLanguage];
    if (typeof french !== 'string') return each;
    return Object.fromEntries(languages.map((language) => [language, words?.[language] ?? french]));
  }) as Value;

/** The real data of the estimate without its aids, to be changed: tests check what is made of it, not its values. */
export const solarData = (): Solar => ({ ...(copyOf(solar) as unknown as Solar), aids: [] });

/** The real figures that the estimate needs. */
export const solarFigures = () =>
  copyOf(figures).filter(({ slug }) => slug in solarFigureRanges) as Data['figures'];

/** The real sources of both. */
export const solarSources = () => copyOf(sources);
