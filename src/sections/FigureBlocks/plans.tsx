import type { ReactNode } from 'react';
import type figureWords from '../../../locales/fr/figures.json';
import { Cells } from './drawings/Cells';
import { Share } from './drawings/Share';
import { Thousands } from './drawings/Thousands';
import { Years } from './drawings/Years';

/** Slug of a figure: the build sees to it that data and words have the same. */
export type FigureName = keyof (typeof figureWords)['items'];

export interface BlockPlan {
  /** Slugs of the figures that one block shows together. */
  figures: readonly string[];
  /** Draws the block's quantity, from its figures in the order above. */
  draw?: (figures: readonly Queries.FigureBlockFragment[]) => ReactNode;
  /** Modifiers of the block: its ground, and its part of a row where that is not a half. */
  looks?: readonly ('tinted' | 'night' | 'narrow' | 'wide' | 'whole')[];
  /** Word over the number, `service:figures.…`. */
  over?: 'from' | 'about';
}

/** Which figures share a block and how they are drawn. A figure that is not listed gets a plain block. */
export const plans: readonly BlockPlan[] = [
  { figures: ['solar_yield'], draw: () => <Cells count={1} />, looks: ['tinted', 'narrow'] },
  {
    figures: ['solar_area', 'solar_share'],
    draw: ([area]) => <Cells count={area?.value} />,
    looks: ['wide'],
  },
  {
    figures: ['solar_payback', 'solar_life'],
    draw: ([payback, life]) => <Years payback={payback} life={life} />,
    looks: ['night', 'whole'],
  },
  { figures: ['solar_life'], draw: ([life]) => <Years life={life} />, looks: ['tinted'] },
  {
    figures: ['solar_price'],
    draw: ([price]) => <Thousands icon="coin" of={price} />,
    over: 'from',
  },
  {
    figures: ['solar_households'],
    draw: ([households]) => <Thousands icon="house" of={households} />,
    looks: ['tinted'],
    over: 'about',
  },
  { figures: ['standby_share'], draw: ([share]) => <Share of={share} /> },
  { figures: ['dirt_loss'], draw: ([share]) => <Share of={share} /> },
] satisfies readonly (BlockPlan & { figures: readonly FigureName[] })[];

/** Figures that another one's caption names: they have a block only where that other one is missing. */
export const namedBy: Readonly<Record<string, string>> = {
  solar_power: 'solar_price',
} satisfies Partial<Record<FigureName, FigureName>>;
