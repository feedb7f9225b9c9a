import { formatList, formatNumber, formatTime } from '../i18n/formats';
import { type Language, languageFacts } from '../i18n/languages';
import type { CallOut, Company, Figure, Source } from './model';
import { type Weekday, weekdays } from './weekdays';
import type { CallOutWords, FactTranslations } from './words';

type HourWords = FactTranslations['hours'];

const nbsp = '\u00a0';

const formats = (language: Language) => languageFacts[language].formats;

/**
 * A figure in a language: its number or range `15 à 30`, its unit `%`, and both: `15 à 30 %`.
 *
 * @param unit the word after the number
 * @param range how two numbers become a range: `{{from}} à {{to}}`
 */
export function formatFigure(
  { value, max, unit: measure }: Pick<Figure, 'value' | 'max'> & { unit: string },
  unit: string,
  range: string,
  language: Language,
) {
  const precise = { maximumFractionDigits: 4 };
  const from = formatNumber(value, language, precise);
  const to = max === undefined ? '' : formatNumber(max, language, precise);
  const number = to ? range.replace('{{from}}', from).replace('{{to}}', to) : from;
  const space = measure === '%' ? languageFacts[language].percentSpace : nbsp;
  return { number, unit, text: `${number}${space}${unit}` };
}

/**
 * A source with its year, in a language: `Fraunhofer ISE, Photovoltaics Report, 2021`.
 *
 * @param source its slug
 */
export function formatSource(
  source: string,
  year: number,
  sources: readonly Source[],
  language: Language,
): string {
  const found = sources.find(({ slug }) => slug === source);
  return `${found?.name[language] ?? source}, ${year}`;
}

/** A text with `{{count}}` for one and for any other number. */
export interface Plural {
  one: string;
  other: string;
}

/** A count as the language words it: `2 heures`, where `other` is `{{count}} heures`. */
export function formatCount(count: number, { one, other }: Plural, language: Language): string {
  const isOne = new Intl.PluralRules(formats(language)).select(count) === 'one';
  return (isOne ? one : other).replace('{{count}}', formatNumber(count, language));
}

/** A length of time with its unit, on one line: `12 mois` in French. */
export function formatDuration(
  value: number,
  unit: 'year' | 'month' | 'minute',
  language: Language,
): string {
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(formats(language), options).format(value).replaceAll(/\s/g, nbsp);
}

/** A surcharge in percent or whole francs: `50 %` and `150 CHF` in French. */
export function formatSurcharge(amount: number, unit: '%' | 'CHF', language: Language): string {
  if (unit === '%')
    return `${formatNumber(amount, language)}${languageFacts[language].percentSpace}%`;
  const options = { style: 'currency', currency: unit, currencyDisplay: 'code' } as const;
  return formatNumber(amount, language, { ...options, maximumFractionDigits: 0 });
}

/** `2021-09-10` as a long date: `10 septembre 2021`. */
export function formatDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(formats(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}

/** A Monday, to count the days of a week from. */
const monday = Date.UTC(2023, 0, 2);

/** The name of a weekday in the language: `Monday` is `lundi`. `segunda-feira` is shortened to `segunda`. */
export function formatWeekday(weekday: Weekday, language: Language): string {
  const date = new Date(monday + weekdays.indexOf(weekday) * 24 * 60 * 60 * 1000);
  const options = { weekday: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(formats(language), options).format(date).replace('-feira', '');
}

/** Groups weekdays into runs of consecutive days, in the order of the week. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [[]];
  for (const day of weekdays) {
    if (days.includes(day)) runs.at(-1)?.push(day);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Days as the language words them: `du lundi au jeudi et samedi`. */
function formatDays(days: readonly Weekday[], words: HourWords, language: Language): string {
  if (days.length === weekdays.length) return words.everyDay;
  const parts = runsOf(days).flatMap((run) => {
    const names = run.map((day) => formatWeekday(day, language));
    if (names.length < 3) return names;
    return words.days.replace('{{from}}', names[0]!).replace('{{to}}', names.at(-1)!);
  });
  return formatList(parts, language);
}

/**
 * The hours of a week as the language words them: `Du lundi au vendredi, de 8 h à 12 h et de 13 h 30 à 18 h ; samedi,
 * de 9 h à 12 h`.
 */
export function formatHours(hours: Company['hours'], words: HourWords, language: Language): string {
  const rows = hours.map(({ days, spans }) => {
    const times = spans.map(({ opens, closes }) =>
      words.span
        .replace('{{from}}', formatTime(opens, language))
        .replace('{{to}}', formatTime(closes, language)),
    );
    return `${formatDays(days, words, language)}, ${formatList(times, language)}`;
  });
  const text = rows.reduce((all, next) =>
    words.rows.replace('{{first}}', all).replace('{{next}}', next),
  );
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** Types of codes: ISO 3166 for regions, including `EU`; ISO 639 for languages. */
type CodeType = 'region' | 'language';

const forms: Record<CodeType, RegExp> = { region: /^[A-Z]{2}$/, language: /^[a-z]{2,3}$/ };

/** Whether a code has a name. */
export function isKnownCode(type: CodeType, code: string): boolean {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  return forms[type].test(code) && names.of(code) !== undefined;
}

/** Codes as a list of names: `['CH', 'EU']` is `Suisse et Union européenne` in French. */
export function formatNames(type: CodeType, codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(languageFacts[language].formats, { type });
  return formatList(
    codes.map((code) => names.of(code) ?? code),
    language,
  );
}

/** Rows for arrival time, hourly rate, travel, night and Sunday, each with its value formatted for the language. */
export function callOutRows(
  { arrivalMinutes, hourlyRate, travel, night, sunday }: CallOut,
  words: CallOutWords,
  language: Language,
) {
  const surcharge = ({ amount, unit }: CallOut['night']['surcharge']) => ({
    value: formatSurcharge(amount, unit, language),
    basis: unit === '%' ? words.percent : words.francs,
  });
  const hours = words.night
    .replace('{{from}}', formatTime(night.from, language))
    .replace('{{to}}', formatTime(night.to, language));
  return [
    {
      name: words.arrival,
      value: formatDuration(arrivalMinutes, 'minute', language),
      basis: words.call,
    },
    {
      name: words.hourlyRate,
      value: formatSurcharge(hourlyRate, 'CHF', language),
      basis: words.hour,
    },
    {
      name: words.travel,
      value: formatSurcharge(travel, 'CHF', language),
      basis: words.francs,
    },
    { name: hours, ...surcharge(night.surcharge) },
    { name: words.sunday, ...surcharge(sunday.surcharge) },
  ];
}
