import { z } from 'zod';
import { because } from '../faults';
import { spokenLanguage } from './company';
import {
  checkedOn,
  count,
  inEachLanguage,
  picture,
  slug,
  text,
  webAddress,
  weekday,
  year,
} from './fields';

/** How a figure's number is read: per year `a`, per day `d`, percent, francs. */
const units = ['kWh/(m²·a)', 'm²', '%', 'CHF', 'kWp', 'households/a', 'a', '1/a', 'h/d'] as const;

/**
 * `source` is the slug of a name in `locales/LNG/figures.json`, `url` the page where visitors can read the number. A price
 * says that VAT is in it (Price Indication Ordinance, RS 942.211, art. 4): the texts that name it rely on that.
 */
export const figureSchema = z
  .strictObject({
    slug,
    value: z.number().positive(),
    max: z.number().positive().optional(),
    unit: z.enum(units),
    vat: z.literal('included').optional(),
    year,
    source: slug,
    url: webAddress.optional(),
  })
  .refine(({ unit, vat }) => (unit === 'CHF') === (vat !== undefined), {
    path: ['vat'],
    message: because('vat-of-price'),
  });

/** A real project with its town and year, or without both a typical job. */
export const referenceSchema = z
  .strictObject({
    slug,
    services: z.array(slug).min(1),
    image: picture,
    town: text.optional(),
    year: year.optional(),
  })
  .refine((reference) => (reference.town === undefined) === (reference.year === undefined), {
    message: because('town-or-year'),
  });

/** Somebody whom customers meet. The alternative text of the photograph is the name. */
export const teamMemberSchema = z.strictObject({
  name: text,
  role: inEachLanguage,
  diploma: inEachLanguage.optional(),
  image: picture.optional(),
});

export const guaranteeSchema = z.strictObject({
  title: inEachLanguage,
  years: count,
  text: inEachLanguage,
});

/** How a position of a quote is counted; a flat rate covers all of it. */
const quoteUnits = ['piece', 'hour', 'flat'] as const;

/** The shape of `data/sample-quote.json`: an example of a quote. Prices in francs, without VAT; the totals are computed. */
export const sampleQuoteSchema = z.strictObject({
  title: inEachLanguage,
  /** Per cent. */
  vat: z.number().min(0).max(30),
  positions: z
    .array(
      z.strictObject({
        text: inEachLanguage,
        note: inEachLanguage,
        quantity: z.number().positive(),
        unit: z.enum(quoteUnits),
        price: z.number().positive(),
      }),
    )
    .min(1),
});

/** Another business, and what it does for this one. */
export const partnerSchema = z.strictObject({
  name: text,
  url: webAddress.optional(),
  role: inEachLanguage,
});

/** What a customer wrote, in the customer's own language, which need not be one of the site. */
export const reviewSchema = z.strictObject({
  text,
  language: spokenLanguage,
  name: text,
  year,
  source: text,
  url: webAddress.optional(),
});

const facts = { slug, name: text };

/**
 * One thing that the site keeps on a visitor's device. `name` is that of the cookie or the key; `*` stands for any text.
 *
 * - A cookie lasts until the browser is closed, and goes to the site's host with its requests.
 * - Local storage stays until it is cleared, and goes nowhere.
 * - Session storage lasts at most as long as its tab. What a form sends goes to the form service.
 * - What only tests whether there is such a storage is removed at once.
 */
export const storedItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...facts,
    kind: z.literal('cookie'),
    lasts: z.literal('browser'),
    sentTo: z.literal('site'),
  }),
  z.strictObject({
    ...facts,
    kind: z.literal('local'),
    lasts: z.enum(['cleared', 'removed']),
  }),
  z.strictObject({
    ...facts,
    kind: z.literal('session'),
    lasts: z.enum(['tab', 'sent', 'reloaded', 'removed']),
    sentTo: z.literal('forms').optional(),
  }),
]);

/** A day of every year. 29 February is one. */
const yearDay = text.refine(
  (value) => z.iso.date().safeParse(`2024-${value}`).success,
  because('day-unknown'),
);

/** The fields of each rule, in alphabetical order. */
const rules = ['date', 'easter', 'onOrAfter weekday', 'from to'];

const fieldsOf = (record: object) =>
  Object.keys(record)
    .filter((field) => field !== 'slug')
    .sort()
    .join(' ');

/** A public holiday, or days that the business takes off: by one of four rules. */
export const closedDaySchema = z
  .strictObject({
    slug,
    date: yearDay.optional(),
    /** Days from Easter Sunday, in the same year. */
    easter: z.number().int().min(-80).max(250).optional(),
    weekday: weekday.optional(),
    onOrAfter: yearDay.refine((value) => value <= '12-25', because('day-too-late')).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  })
  .refine((record) => rules.includes(fieldsOf(record)), because('rule-not-one'))
  .refine(({ from = '', to = from }) => from <= to, {
    path: ['to'],
    message: because('to-before-from'),
  });

/** The shape of `data/inspection.json`: how often the law has an electrical installation inspected. */
export const inspectionSchema = z.strictObject({
  kinds: z
    .array(z.strictObject({ slug, years: count }))
    .min(1)
    .refine(
      (kinds) => new Set(kinds.map((kind) => kind.slug)).size === kinds.length,
      because('kind-twice'),
    ),
  /** After a change of owner, periods of at least `fromYears` end if the last inspection is older than `afterYears`. */
  ownerChange: z.strictObject({ fromYears: count, afterYears: count }),
  /** Where visitors can read the periods. */
  url: webAddress.optional(),
  checked: checkedOn,
});
