import { z } from 'zod';
import type { Language } from '../../i18n/languages';
import type { CallOut } from '../model';
import { formatDuration, formatSurcharge, formatTime } from './format';

const text = z.string();

/** The shape of `locales/LNG/call-out.json`. */
export const callOutTranslations = z.strictObject({
  title: text,
  text,
  arrival: text,
  hourlyRate: text,
  travel: text,
  night: text,
  sunday: text,
  call: text,
  percent: text,
  hour: text,
  francs: text,
});

export type CallOutWords = z.infer<typeof callOutTranslations>;

/** The time of arrival, the hour, the travel, the night and the Sunday, each with its value as the language writes it. */
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
