import { clsx } from 'clsx';
import { Icon, type IconName } from '../../components/Icon';
import './figure-drawings.scss';

type Figure = Queries.FigureBlockFragment;

/** Side of a panel and the gap to the next, px. */
const side = 73;
const gap = 6;

const third = side / 3;
const lines = `M${third} 0v${side}M${2 * third} 0v${side}M0 ${third}h${side}M0 ${2 * third}h${side}`;

/** Solar panels, one per square metre; a row of several fills the block's width. */
export function Cells({ count }: { count: number }) {
  const width = count * (side + gap) - gap;
  return (
    <svg
      className={clsx('cells', count > 1 && 'cells--row w-100')}
      width={width}
      height={side}
      viewBox={`0 0 ${width} ${side}`}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`translate(${index * (side + gap)})`}>
          <rect className="cells__cell" width={side} height={side} rx="6" />
          <path className="cells__lines" d={lines} />
        </g>
      ))}
    </svg>
  );
}

interface Props {
  /** Colour of the unfilled segments: full in a life, pale in a share. */
  look: 'life' | 'share';
  count: number;
  /** Filled parts from the start to `to` (0 to 1), each drawn over the ones before. */
  parts: readonly { to: number; name: 'payback' | 'possible' | 'certain' }[];
  /** Labels under the bar, evenly spaced. */
  marks: readonly string[];
}

const percent = (share: number) => `${share * 100}%`;

/** Width of a bar within its segment; the rest is the gap. */
const filled = 0.88;

/** A bar of equal segments. Its parts may end within a segment. */
function Segments({ look, count, parts, marks }: Props) {
  const segment = 1 / (count - 1 + filled);
  const width = percent(filled * segment);
  const bars = Array.from({ length: count }, (_, index) => (
    <rect key={index} x={percent(index * segment)} width={width} height="100%" rx="4" />
  ));
  return (
    <div aria-hidden="true">
      <svg className={`segments segments--${look}`} width="100%">
        {bars}
        {parts.map(({ to, name }) => (
          <svg
            key={name}
            className={`segments__part segments__part--${name} overflow-hidden`}
            width={percent(to)}
            height="100%"
          >
            <svg width={percent(1 / to)} height="100%">
              {bars}
            </svg>
          </svg>
        ))}
      </svg>
      <div className="segments__marks tabular-nums d-flex justify-content-between mt-2 small">
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}

/** The labels of a scale from 0 to `end` in equal steps. The last one has the unit. */
export function marksTo(end: number, unit: string, steps: number): string[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const mark = String(Math.round((end * step) / steps));
    return step === steps ? `${mark}\u00a0${unit}` : mark;
  });
}

/** A percentage, or a range of percentages, as a part of 100. */
export function Share({ figure: { value, max, translation } }: { figure: Figure }) {
  return (
    <Segments
      look="share"
      count={20}
      parts={[
        { to: (max ?? value) / 100, name: 'possible' },
        { to: value / 100, name: 'certain' },
      ]}
      marks={marksTo(100, translation.unit, 4)}
    />
  );
}

/** The life of an installation in years, with the years of its energy payback. */
export function LifeBar({ life, payback }: { life: Figure; payback?: Figure }) {
  return (
    <Segments
      look="life"
      count={life.value}
      parts={payback ? [{ to: payback.value / life.value, name: 'payback' }] : []}
      marks={marksTo(life.value, life.translation.unit, 3)}
    />
  );
}

/** One icon for each thousand. */
export function Thousands({ icon, value }: { icon: IconName; value: number }) {
  return (
    <div className="thousands" aria-hidden="true">
      {Array.from({ length: Math.round(value / 1000) }, (_, index) => (
        <Icon key={index} name={icon} className="thousands__icon" />
      ))}
    </div>
  );
}
