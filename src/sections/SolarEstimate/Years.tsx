import type { CSSProperties } from 'react';
import { signOf, type EstimateResult } from '../../solar/estimate';
import './Years.scss';

const height = 200;

/** Balance after each year of an installation's life, as bars below and above zero. */
export function Years({ balances }: Pick<EstimateResult, 'balances'>) {
  const values = balances.map(({ value }) => value);
  const top = Math.max(0, ...values);
  const span = top - Math.min(0, ...values) || 1;
  return (
    <svg
      className="years"
      viewBox={`0 0 ${balances.length * 20} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ '--zero': (top / span) * height } as CSSProperties}
    >
      {balances.map((balance, index) => (
        <rect
          key={index}
          className={`years__year years__year--${signOf(balance)}`}
          style={{ '--height': (balance.value / span) * height } as CSSProperties}
          x={index * 20 + 2}
          width="16"
          height="1"
        />
      ))}
      <path className="years__zero" d={`M0 0H${balances.length * 20}`} />
    </svg>
  );
}
