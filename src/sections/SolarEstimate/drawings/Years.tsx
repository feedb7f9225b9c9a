import type { CSSProperties } from 'react';
import './Years.scss';

interface Props {
  /** Years until the price is earned back. */
  payback: { value: number; from: number; to: number };
  /** Years. */
  life: number;
}

/** The shortest payback that is drawn to scale, years: an installation may cost nothing after aid. */
const shortest = 0.5;

/** Which part of its life a year is in: paying back, perhaps paid back, or earning. */
const phaseOf = (year: number, { from, to }: Props['payback']) => {
  if (year <= from) return 'paying';
  return year <= to ? 'perhaps' : 'earning';
};

/** What is missing or earned in each year of an installation's life, as bars below and above nothing. */
export function Years({ payback, life }: Props) {
  const value = Math.max(shortest, payback.value);
  const top = Math.max(0.6, life / value - 1);
  const years = Array.from({ length: life }, (_, index) => index + 1);
  return (
    <svg
      className="years"
      viewBox={`0 0 ${life * 20} 200`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ '--zero': top / (top + 1), '--unit': 200 / (top + 1) } as CSSProperties}
    >
      <rect
        className="years__range"
        x={Math.min(life, payback.from) * 20}
        width={(Math.min(life, payback.to) - Math.min(life, payback.from)) * 20}
        height="200"
      />
      {years.map((year) => (
        <rect
          key={year}
          className={`years__year years__year--${phaseOf(year, payback)}`}
          style={{ '--balance': (year - 0.5) / value - 1 } as CSSProperties}
          x={(year - 1) * 20 + 2}
          width="16"
          height="1"
        />
      ))}
      <path className="years__zero" d={`M0 0H${life * 20}`} />
    </svg>
  );
}
