import type { Language } from '../../i18n/languages';
import { isOutdated } from '../../content/check/indexed';
import type { Figure } from '../../content/model';
import { solarConstantSlugs, type Solar } from '../../content/model/solar';
import { formatFigure, formatSource, type FigureTranslations } from '../../content/format';
import { solarValues } from './constants';
import type { AssumptionSlug, SolarWords } from '../../content/words';

interface Assumption {
  slug: AssumptionSlug;
  /** Only for what has its name in the data. */
  label?: string;
  value: number;
  /** The upper end of a range. */
  max?: number | undefined;
  unit: string;
  source: string;
  url?: string | undefined;
  /** `YYYY-MM-DD`, or the year that a figure holds for. */
  checked: string | number;
}

/** Everything that the estimate assumes, in the order in which it uses it. */
function assumed(solar: Solar, figures: Figure[], language: Language): Assumption[] {
  const { constant, figure } = solarValues(solar, figures);
  const ofFigure = (slug: AssumptionSlug, { value, unit, source, url, year }: Figure) => ({
    ...{ slug, value, unit, source, url },
    checked: year,
  });
  const range = (
    slug: AssumptionSlug,
    unit: string,
    values: number[],
    from: Solar['yields' | 'profiles'],
  ) => {
    const [value, max] = [Math.min(...values), Math.max(...values)];
    return { slug, value, max: max > value ? max : undefined, unit, ...from };
  };
  const percents = solar.yields.rows.flatMap(({ tilt: _, ...row }) => Object.values(row));
  const [yieldPerPower, productionSpread, ...others] = solarConstantSlugs.map(constant);
  return [
    ofFigure('yield_per_area', figure('solar_yield')),
    yieldPerPower!,
    range('yields', '%', percents, solar.yields),
    productionSpread!,
    ofFigure('price', figure('solar_price')),
    ...others,
    ...solar.aids.map(({ name, amount, ...aid }) => ({
      ...aid,
      ...{ slug: 'aid' as const, label: name[language], value: amount, unit: 'CHF/kWp' },
    })),
    range(
      'consumption',
      'kWh/a',
      solar.profiles.items.map(({ value }) => value),
      solar.profiles,
    ),
    ofFigure('service_life', figure('solar_life')),
    ofFigure('energy_payback', figure('solar_payback')),
  ];
}

/** Everything that the estimate assumes, as a language writes it. */
export function writeAssumptions(
  solar: Solar,
  figures: Figure[],
  words: { solar: Pick<SolarWords, 'assumptions'>; figures: FigureTranslations },
  language: Language,
  now: Date,
) {
  return assumed(solar, figures, language).map(({ label, checked, ...assumption }) => {
    const { slug, source, url } = assumption;
    const { label: word = '', unit = '' }: { label?: string; unit?: string } =
      words.solar.assumptions[slug];
    const items = { [slug]: { unit, caption: '' } };
    const { text } = formatFigure(assumption, { ...words.figures, items }, language);
    const year = Number(String(checked).slice(0, 4));
    return {
      slug,
      label: label ?? word,
      value: text.trim(),
      source: formatSource({ source, year }, words.figures),
      url,
      isOutdated: typeof checked === 'string' && isOutdated(checked, now),
    };
  });
}
