import { z } from 'zod';
import type { Company, Processor } from '.';
import { because } from '../faults';
import { isKnownCode } from '../format';
import {
  checkedOn,
  count,
  inEachLanguage,
  coordinates,
  text,
  time,
  webAddress,
  weekday,
} from './fields';

/**
 * What the texts say and the business, an authority or a contract has to bear out before search engines may list the site.
 * Where to look is in docs/recipes.md ("To confirm before publication") and in the editor's labels.
 */
export const confirmations = [
  'solarPrices',
  'solarGrant',
  'solarPermits',
  'inspectionPeriods',
  'fireRules',
  'firstAid',
  'dataContracts',
  'dataRetention',
  'videoRetention',
  'promises',
] as const;

/** The day on which each was confirmed; what is not there is open. */
const confirmedSchema = z
  .strictObject(
    Object.fromEntries(confirmations.map((name) => [name, checkedOn])) as Record<
      (typeof confirmations)[number],
      typeof checkedOn
    >,
  )
  .partial();

/** What a service that handles visitors' data does for the site. */
export const purposes = ['forms', 'hosting'] as const;

const country = z.string().refine((code) => isKnownCode('region', code), because('country-code'));

export const spokenLanguage = z
  .string()
  .refine((code) => isKnownCode('language', code), because('language-code'));

const shortNumber = text.regex(/^\d[\d ]*$/, because('short-number-form'));

/** Facts of the business that texts name, and leave out while they are not filled in. */
const optionalFields = {
  /** Services that handle visitors' data, and where it may go. */
  processors: z
    .array(
      z.strictObject({
        name: text,
        purpose: z.enum(purposes),
        countries: z.array(country).min(1),
        /** What protects the data abroad (FADP, Art. 16), as the end of a sentence. */
        safeguard: inEachLanguage.optional(),
      }),
    )
    .optional(),
  /** Months after which a request without a follow-up is deleted at the latest. */
  requestRetentionMonths: count.optional(),
  /** The languages that the team speaks, others than the site's among them. */
  teamLanguages: z.array(spokenLanguage).optional(),
  /** The promised time of a reply. */
  replyWithin: z.strictObject({ value: count, unit: z.enum(['workingDays', 'hours']) }).optional(),
  emergencyNumbers: z
    .strictObject({
      general: shortNumber,
      police: shortNumber,
      fire: shortNumber,
      ambulance: shortNumber,
      /** The grid operator's number for outages. */
      utility: z.strictObject({ name: text, phone: text }),
    })
    .partial()
    .optional(),
  /** When the legal texts were last reviewed. */
  legalReviewed: z.iso.date().optional(),
};

/** Percent of the hourly rate, or Swiss francs per call-out. */
const surcharge = z.strictObject({ amount: count, unit: z.enum(['%', 'CHF']) });

/**
 * What a call-out costs, in Swiss francs with VAT: an hour, the travel, and on top at night and on a Sunday; and the usual
 * time until somebody is there. A surcharge in percent says nothing without its base (Price Indication Ordinance).
 */
const callOutSchema = z.strictObject({
  arrivalMinutes: count,
  hourlyRate: count,
  travel: count,
  night: z.strictObject({ from: time, to: time, surcharge }).refine(({ from, to }) => from !== to, {
    path: ['to'],
    message: because('no-night'),
  }),
  sunday: z.strictObject({ surcharge }),
});

const textOrEmpty = z.string().trim();

/** The shape of `data/company.json`. */
export const companySchema = z.strictObject({
  name: text,
  siteUrl: z.url({ protocol: /^https$/ }).regex(/[^/]$/, because('final-slash')),
  indexed: z.boolean(),
  phone: z.strictObject({
    display: text,
    international: text.regex(/^\+[1-9]\d{6,14}$/, because('phone-form')),
  }),
  email: z.email(),
  address: z.strictObject({
    street: text,
    postalCode: text,
    locality: text,
    canton: text,
    country: z.string().length(2),
  }),
  region: inEachLanguage,
  hours: z.strictObject({ firstDay: weekday, lastDay: weekday, opens: time, closes: time }),
  area: z
    .array(
      z.strictObject({
        town: text,
        ...coordinates,
        /** On which side of its stop the map writes the name, where away from the base is too near to something. */
        side: z.enum(['left', 'right']).optional(),
      }),
    )
    .min(2),
  base: z.strictObject(coordinates),
  social: z.array(z.strictObject({ name: text, url: webAddress })),
  authorisations: z.strictObject({
    oibt: textOrEmpty,
    ide: textOrEmpty,
    insurance: textOrEmpty,
  }),
  privacyPublished: z.iso.date(),
  privacyUpdated: z.iso.date(),
  ...optionalFields,
  confirmed: confirmedSchema.optional(),
  galleryTiles: count,
  showSendFailure: z.boolean(),
  callOut: callOutSchema.optional(),
  /** What the header Strict-Transport-Security says besides its year. */
  hsts: z
    .strictObject({ includeSubDomains: z.boolean(), preload: z.boolean() })
    .refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, {
      path: ['preload'],
      message: because('preload-alone'),
    })
    .optional(),
});

/** The countries other than the company's own that a processor may take data to. */
export const countriesAbroad = ({ countries }: Processor, { address }: Company): string[] =>
  countries.filter((country) => country !== address.country);

/** Whether a processor takes data abroad and the business has not stated what protects it there. */
export const lacksSafeguard = (processor: Processor, company: Company): boolean =>
  !processor.safeguard && countriesAbroad(processor, company).length > 0;
