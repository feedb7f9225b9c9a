import { marksTo } from './marks';
import { Segments } from './Segments';

interface Props {
  /** Years that an installation lasts, one segment each. */
  life?: Queries.FigureBlockFragment;
  /** Years in which it returns the energy that it took to make. */
  payback?: Queries.FigureBlockFragment;
}

/** The life of an installation, year by year. */
export function Years({ life, payback }: Props) {
  if (!life) return null;
  return (
    <Segments
      look="life"
      count={life.value}
      parts={payback ? [{ to: payback.value / life.value, name: 'payback' }] : []}
      marks={marksTo(life.value, life.translation.unit, 3)}
    />
  );
}
