import type { ReactNode } from 'react';
import type figureWords from '../../../locales/fr/figures.json';
import { Cells } from './drawings/Cells';
import { Share, Years } from './drawings/Segments';
import { Thousands } from './drawings/Thousands';

type Figure = Queries.FigureBlockFragment;

/** Slug of a figure. The build checks that data and translations have the same slugs. */
export type FigureName = keyof (typeof figureWords)['items'];

export interface BlockPlan {
  /** Slugs of the figures in the block: one or two. */
  figures: readonly string[];
  /** Draws the figures, in the order above. */
  draw?: (first: Figure, second: Figure | undefined) => ReactNode;
  /** CSS modifiers: background, and width if not half a row. */
  looks?: readonly ('tinted' | 'night' | 'narrow' | 'wide' | 'whole')[];
  /** Text above the number, `service:figures.…`. */
  over?: 'from' | 'about';
}

/** Which figures share a block, and how the block is drawn. Other figures get a plain block each. */
export const plans: readonly BlockPlan[] = [
  { figures: ['solar_yield'], draw: () => <Cells count={1} />, looks: ['tinted', 'narrow'] },
  {
    figures: ['solar_area', 'solar_share'],
    draw: (area) => <Cells count={area.value} />,
    looks: ['wide'],
  },
  {
    figures: ['solar_payback', 'solar_life'],
    draw: (payback, life) => life && <Years life={life} payback={payback} />,
    looks: ['night', 'whole'],
  },
  { figures: ['solar_life'], draw: (life) => <Years life={life} />, looks: ['tinted'] },
  {
    figures: ['solar_price'],
    draw: ({ value }) => <Thousands icon="coin" value={value} />,
    over: 'from',
  },
  {
    figures: ['solar_households'],
    draw: ({ value }) => <Thousands icon="renewable" value={value} />,
    looks: ['tinted'],
    over: 'about',
  },
  { figures: ['standby_share'], draw: (figure) => <Share figure={figure} /> },
  { figures: ['dirt_loss'], draw: (figure) => <Share figure={figure} /> },
] satisfies readonly (BlockPlan & { figures: readonly FigureName[] })[];

/** Figures that the caption of another figure states. They get a block only without that figure. */
export const namedBy: Readonly<Record<string, string>> = {
  solar_power: 'solar_price',
} satisfies Partial<Record<FigureName, FigureName>>;
