import { marksTo } from './marks';
import { Segments } from './Segments';

interface Props {
  /** A percentage, or a range of them. */
  of?: Queries.FigureBlockFragment;
}

const whole = 100;
const segments = 20;

/** A part of the whole; what lies between the ends of a range is paler. */
export function Share({ of }: Props) {
  if (!of) return null;
  return (
    <Segments
      look="share"
      count={segments}
      parts={[
        { to: (of.max ?? of.value) / whole, name: 'possible' },
        { to: of.value / whole, name: 'certain' },
      ]}
      marks={marksTo(whole, of.translation.unit, 4)}
    />
  );
}
