import type { ParseKeys, TFunction } from 'i18next';

/**
 * Names that the type check must refuse. Nothing here runs: `npm run typecheck` fails as soon as one of them is taken
 * for right, and as soon as one of the right ones beside them is refused.
 */

export const texts: ParseKeys[] = [
  'common:nav.home',
  // @ts-expect-error: no such key
  'common:nav.hme',
  // @ts-expect-error: no such file
  'commn:nav.home',
  // @ts-expect-error: a group of texts
  'common:nav',
];

declare const t: TFunction;
const steps = t('common:steps.items', { returnObjects: true });

export const words: unknown[] = [
  steps[0]?.title,
  // @ts-expect-error: the items of this list have no such text
  steps[0]?.name,
  // @ts-expect-error: no such list
  t('common:steps.item', { returnObjects: true }),
];
