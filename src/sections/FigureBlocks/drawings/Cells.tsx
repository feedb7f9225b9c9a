import './Cells.scss';

/** Side of a panel and the gap to the next, px. */
const side = 73;
const gap = 6;

const third = side / 3;
const lines = `M${third} 0v${side}M${2 * third} 0v${side}M0 ${third}h${side}M0 ${2 * third}h${side}`;

/** A row of solar panels, one for each square metre. */
export function Cells({ count }: { count: number }) {
  const width = count * (side + gap) - gap;
  return (
    <svg
      className="cells"
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
