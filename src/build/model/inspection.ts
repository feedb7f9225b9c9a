import { z } from 'zod';
import { because } from '../messages/model';
import { checkedOn, count, slug, webAddress } from './fields';

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
