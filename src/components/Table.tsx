import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  className?: string;
  caption: string;
  /** Whether the heading above says the same as the caption, which is then visually hidden. */
  isTitled?: boolean;
  /** The heading of each column. */
  columns: string[];
  /** One or more `<tbody>`. */
  children: ReactNode;
}

/** A table with a caption and a heading for each column. */
export function Table({ className, caption, isTitled = false, columns, children }: Props) {
  return (
    <table className={clsx('table caption-top', className)}>
      <caption className={isTitled ? 'visually-hidden' : 'text-body-emphasis fw-semibold'}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col" className="small text-body-secondary">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
