import { namedBy, plans, type BlockPlan } from './plans';

export interface Block {
  plan: BlockPlan;
  figures: Queries.FigureBlockFragment[];
  /** Figures that the captions of these figures state. */
  inCaptions: Queries.FigureBlockFragment[];
}

/** Groups a service's figures into blocks, in order. A block with two figures needs both. */
export function arrange(figures: readonly Queries.FigureBlockFragment[]): Block[] {
  const bySlug = new Map(figures.map((figure) => [figure.slug, figure]));
  const has = (slug: string) => bySlug.has(slug);
  const placed = new Set([...bySlug.keys()].filter((slug) => has(namedBy[slug] ?? '')));
  return figures.flatMap(({ slug }) => {
    if (placed.has(slug)) return [];
    const plan = plans.find((each) => each.figures.includes(slug) && each.figures.every(has)) ?? {
      figures: [slug],
    };
    for (const each of plan.figures) placed.add(each);
    return [
      {
        plan,
        figures: plan.figures.flatMap((each) => bySlug.get(each) ?? []),
        inCaptions: figures.filter((each) => plan.figures.includes(namedBy[each.slug] ?? '')),
      },
    ];
  });
}
