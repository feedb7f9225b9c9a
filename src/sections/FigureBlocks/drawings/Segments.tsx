import './Segments.scss';

interface Part {
  /** How far from the start it reaches, 0 to 1. */
  to: number;
  name: 'payback' | 'possible' | 'certain';
}

interface Props {
  /** What the bar says: years all count, of a share only its parts do. */
  look: 'life' | 'share';
  count: number;
  /** Parts that stand out, each drawn over the ones before it. */
  parts: readonly Part[];
  /** Marks under the bar, evenly spaced from its start to its end. */
  marks: readonly string[];
}

const percent = (share: number) => `${share * 100}%`;

/** Part of a segment's room that its bar takes; the rest is the gap to the next. */
const filled = 0.88;

/** A bar of equal segments whose parts end exactly where their numbers say, within a segment too. */
export function Segments({ look, count, parts, marks }: Props) {
  const room = 1 / (count - 1 + filled);
  const bars = Array.from({ length: count }, (_, index) => (
    <rect
      key={index}
      x={percent(index * room)}
      width={percent(filled * room)}
      height="100%"
      rx="4"
    />
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
