import { z } from 'zod';
import { because } from '../messages/model';
import { confirmedSchema } from './confirmations';
import { count, inEachLanguage, place, text, time, weekday, webAddress } from './fields';
import { optionalFields } from './optional-facts';
import { callOutSchema } from './optional-records';

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
  area: z.array(z.strictObject({ town: text, ...place })).min(2),
  base: z.strictObject(place),
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
  menuServices: count,
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
