import type { Data } from '../../src/content/model';
import { solarFigureRanges, type Solar } from '../../src/content/model/solar';
import figures from '../../data/figures.json';
import solar from '../../data/solar.json';
import sources from '../../data/sources.json';

/** The real data of the estimate without its aids, to be changed: tests check what is made of it, not its values. */
export const solarData = (): Solar => ({ ...(structuredClone(solar) as Solar), aids: [] });

/** The real figures that the estimate needs. */
export const solarFigures = () =>
  structuredClone(figures).filter(({ slug }) => slug in solarFigureRanges) as Data['figures'];

/** The real sources of both. */
export const solarSources = () => structuredClone(sources);
