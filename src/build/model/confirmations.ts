import { z } from 'zod';
import { checkedOn } from './fields';

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
export const confirmedSchema = z
  .strictObject(
    Object.fromEntries(confirmations.map((name) => [name, checkedOn])) as Record<
      (typeof confirmations)[number],
      typeof checkedOn
    >,
  )
  .partial();
