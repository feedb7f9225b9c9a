import { namedBy, plans, type BlockPlan } from './plans';

interface Block {
  plan: BlockPlan;
  figures: Queries.FigureBlockFragment[];
}

/**
 * Puts a service's figures into blocks, in the order of the figures. Figures that belong together share a block
 * only if the service has all of them.
 */
export function arrange(figures: readonly Queries.FigureBlockFragment[]): Block[] {
  const bySlug = new Map(figures.map((figure) => [figure.slug, figure]));
  const has = (slug: string) => bySlug.has(slug);
  const placed = new Set(
    figures.map(({ slug }) => slug).filter((slug) => has(namedBy[slug] ?? '')),
  );
  return figures.flatMap(({ slug }) => {
    if (placed.has(slug)) return [];
    const plan = plans.find((each) => each.figures.includes(slug) && each.figures.every(has)) ?? {
      figures: [slug],
    };
    for (const each of plan.figures) placed.add(each);
    return [{ plan, figures: plan.figures.flatMap((each) => bySlug.get(each) ?? []) }];
  });
}
