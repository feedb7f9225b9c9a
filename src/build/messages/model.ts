import { tilts } from '../../solar/inputs';

/** What the model (`src/content/model`) expects beyond zod's own words. */
export const modelMessages = {
  'day-unknown': () => 'expected a day that the calendar has, like 08-01',
  'day-too-late': () => 'expected a day not after 12-25, in whose year it falls',
  'rule-not-one': () =>
    'expected either "date", "easter", "weekday" and "onOrAfter", or "from" and "to"',
  'to-before-from': () => 'is before "from"',
  'final-slash': () => 'expected an address without a slash at its end',
  'phone-form': () => 'expected a number like +41220000000',
  'short-number-form': () => 'expected a number like 118',
  'preload-alone': () =>
    'expected "includeSubDomains" to be true as well, which browsers demand for preload',
  'slug-form': () => 'expected lower-case words joined by - or _',
  'picture-form': () => 'expected a path like images/alarm.png',
  'route-form': () => 'expected a path like /service-Courant_Fort',
  'time-form': () => 'expected a time like 07:30',
  'year-to-come': () => 'expected a year that is not in the future',
  'date-to-come': () => 'expected a date that is not in the future',
  'town-or-year': () =>
    'expected "town" and "year" of a real project, or neither for a typical job',
  'kind-twice': () => 'expected a slug of its own for each kind',
  'country-code': () => 'expected an ISO 3166 code like CH, or EU',
  'language-code': () => 'expected an ISO 639 code like de',
  'no-night': () => 'the night ends when it begins',
  'vat-of-price': () =>
    'expected "included" for a price in CHF, which consumers see with VAT, and nothing for other units',
  'tilts-incomplete': () => `expected one row for each tilt of ${tilts.join(', ')} degrees`,
  'first-unknown': () => 'expected the slug of one of the items',
  'outside-picture': () => 'outside the picture',
};

/** What the model says of a value, as a code: it takes the place of zod's message. */
export type ModelCode = keyof typeof modelMessages;

/** The code as the message of a check of the model. */
export const because = (code: ModelCode): string => code;

/** Whether the message of an issue of zod is a code of the model. */
export const isModelCode = (message: string): message is ModelCode =>
  Object.hasOwn(modelMessages, message);
