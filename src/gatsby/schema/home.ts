import type { HeroPoint, HeroView } from '../../content/model';
import { svgPath } from '../svg-path';
import { findAll, inLanguage, type ResolverContext } from './resolver-helpers';
import { ownWords } from './translations';

/** A field resolved from the point's coordinates in the picture. */
const ofPlace = (read: (place: HeroView['points'][number]) => unknown) => ({
  resolve: async ({ slug }: HeroPoint, _: unknown, context: ResolverContext) => {
    const [view] = await findAll<HeroView>(context, 'HeroView');
    const place = view?.points.find(({ id }) => id === slug);
    return place && read(place);
  },
});

/** The view box of the cables, in the proportions of the picture. */
const view = { width: 800, height: 600 };

/** Draws a cable. Its points are in per cent of the picture. */
export function cablePath(cable: readonly (readonly [number, number])[]): string {
  return svgPath(
    cable.map(([x, y]) => ({ x: (x * view.width) / 100, y: (y * view.height) / 100 })),
  );
}

export const resolvers = {
  HeroPoint: {
    x: ofPlace(({ x }) => x),
    y: ofPlace(({ y }) => y),
    cable: ofPlace(({ cable }) => cablePath(cable)),
    translation: inLanguage(ownWords),
  },
};
