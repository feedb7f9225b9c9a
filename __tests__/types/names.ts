import type { ParseKeys } from 'i18next';

/**
 * Names that the type check must refuse. Nothing here runs: `npm run typecheck` fails as soon as one of them is
 * accepted, or one of the correct ones beside them is refused.
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
