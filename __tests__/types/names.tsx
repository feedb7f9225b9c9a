import { Link } from '../../src/components/Link/Link';
import type { ListKey, TextKey } from '../../src/context/translations';
import { routes } from '../../src/routes';
import type { FigureName } from '../../src/sections/FigureBlocks/plans';

/**
 * Names that the type check must refuse. Nothing here runs: `npm run typecheck` fails as soon as one of them is taken
 * for right, and as soon as one of the right ones beside them is refused.
 */

export const texts: TextKey[] = [
  'common:nav.home',
  // @ts-expect-error: no such key
  'common:nav.hme',
  // @ts-expect-error: no such file
  'commn:nav.home',
  // @ts-expect-error: a group of texts
  'common:nav',
  // @ts-expect-error: a list
  'common:steps.items',
];

export const lists: ListKey[] = [
  'common:steps.items',
  // @ts-expect-error: a text
  'common:nav.home',
];

export const figures: FigureName[] = [
  'solar_price',
  // @ts-expect-error: no such figure
  'solar_prize',
];

declare const service: { route: string };

export const links = [
  <Link key="page" to={routes.contact} />,
  <Link key="part" to={`${routes.contact}#devis`} />,
  <Link key="record" to={service.route} />,
  // @ts-expect-error: no such address
  <Link key="wrong" to="/contacts" />,
  // @ts-expect-error: no such address, whatever its hash
  <Link key="wrong part" to="/contacts#devis" />,
];
