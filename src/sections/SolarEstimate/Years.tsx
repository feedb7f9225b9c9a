import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { signOf, type EstimateResult } from '../../solar/estimate';
import './Years.scss';

const height = 200;

/** Balance after each year as bars below and above zero, and on their axis a bracket around the years of payback. */
export function Years({ balances, payback }: Pick<EstimateResult, 'balances' | 'payback'>) {
  const years = balances.length;
  const values = balances.map(({ value }) => value);
  const top = Math.max(0, ...values);
  const span = top - Math.min(0, ...values) || 1;
  const { from, to } = payback;
  const share = (part: number) => `${(part / years) * 100}%`;
  return (
    <div aria-hidden="true">
      <svg
        className="years"
        viewBox={`0 0 ${years * 20} ${height}`}
        preserveAspectRatio="none"
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
        <path className="years__zero" d={`M0 0H${years * 20}`} />
      </svg>
      <div className="years__axis">
        {from !== null && (
          <div
            className={clsx('years__payback', to === null && 'years__payback--open')}
            style={{ marginLeft: share(from - 1), width: share((to ?? years) - from + 1) }}
          />
        )}
      </div>
    </div>
  );
}
