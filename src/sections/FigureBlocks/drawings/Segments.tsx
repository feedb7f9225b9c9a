import './Segments.scss';

type Figure = Queries.FigureBlockFragment;

interface Props {
  /** In a life every segment counts, in a share only the filled parts. */
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
    <div className={`segments segments--${look}`} aria-hidden="true">
      <svg className="segments__bar" width="100%">
        {bars}
        {parts.map(({ to, name }) => (
          <svg
            key={name}
            className={`segments__part segments__part--${name}`}
            width={percent(to)}
            height="100%"
          >
            <svg width={percent(1 / to)} height="100%">
              {bars}
            </svg>
          </svg>
        ))}
      </svg>
      <div className="segments__marks">
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
export function Years({ life, payback }: { life: Figure; payback?: Figure }) {
  return (
    <Segments
      look="life"
      count={life.value}
      parts={payback ? [{ to: payback.value / life.value, name: 'payback' }] : []}
      marks={marksTo(life.value, life.translation.unit, 3)}
    />
  );
}
