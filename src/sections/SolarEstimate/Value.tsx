import type { ReactNode } from 'react';

interface Props {
  name: string;
  /** What is computed. */
  value: string;
  note?: ReactNode;
  isMain?: boolean;
}

/** A result with its name. It is not announced by itself: `Announcement` says the main results once they rest. */
export function Value({ name, value, note, isMain }: Props) {
  return (
    <div className={`value${isMain ? ' value--main' : ''}`}>
      <dt className="value__name">{name}</dt>
      <dd className="value__number">
        <output aria-live="off">{value}</output>
      </dd>
      {note && <dd className="value__note">{note}</dd>}
    </div>
  );
}
