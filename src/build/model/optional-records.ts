import { z } from 'zod';
import { because } from '../messages/model';
import { count, inEachLanguage, picture, text, time, webAddress, year } from './fields';
import { spokenLanguage } from './optional-facts';

/** What a business may add to `data/`. The pages show each of these only once it is filled in. */

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

/** Percent of the hourly rate, or Swiss francs per call-out. */
const surcharge = z.strictObject({ amount: count, unit: z.enum(['%', 'CHF']) });

/**
 * What a call-out costs, in Swiss francs with VAT: an hour, the travel, and on top at night and on a Sunday; and the usual
 * time until somebody is there. A surcharge in percent says nothing without its base (Price Indication Ordinance).
 */
export const callOutSchema = z.strictObject({
  arrivalMinutes: count,
  hourlyRate: count,
  travel: count,
  night: z.strictObject({ from: time, to: time, surcharge }).refine(({ from, to }) => from !== to, {
    path: ['to'],
    message: because('no-night'),
  }),
  sunday: z.strictObject({ surcharge }),
});
