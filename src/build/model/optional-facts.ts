import { z } from 'zod';
import { because } from '../messages/model';
import { isKnownCode } from '../translations/names';
import { count, inEachLanguage, text } from './fields';

/** What a service that handles visitors' data does for the site. */
export const purposes = ['forms', 'hosting'] as const;

const country = z.string().refine((code) => isKnownCode('region', code), because('country-code'));

export const spokenLanguage = z
  .string()
  .refine((code) => isKnownCode('language', code), because('language-code'));

const shortNumber = text.regex(/^\d[\d ]*$/, because('short-number-form'));

/** Facts of the business that texts name, and leave out while they are not filled in. */
export const optionalFields = {
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
