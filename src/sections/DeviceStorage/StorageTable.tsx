import type { StorageWords } from './words';

interface Props {
  items: readonly Queries.StoredItemFragment[];
  words: StorageWords;
}

const columnNames = ['name', 'purpose', 'lasts', 'sentTo'] as const;

/**
 * One row for each item. On a phone a row becomes a stack in which each cell repeats its column's heading. The roles
 * keep the table a table for screen readers: some browsers forget it when CSS changes `display`.
 */
export function StorageTable({
  items,
  words: { caption, columns, kinds, lasts, recipients },
}: Props) {
  const cellsOf = ({ translation, lasts: time, sentTo }: Queries.StoredItemFragment) => ({
    [columns.purpose]: translation.purpose,
    [columns.lasts]: lasts[time],
    [columns.sentTo]: recipients[sentTo ?? 'nobody'],
  });
  return (
    <table className="storage" role="table">
      <caption className="storage__caption">{caption}</caption>
      <thead className="storage__head" role="rowgroup">
        <tr role="row">
          {columnNames.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <tr key={item.slug} className="storage__item" role="row">
            <th scope="row" role="rowheader">
              <code className="storage__name">{item.name}</code>
              <span className="storage__kind">{kinds[item.kind]}</span>
            </th>
            {Object.entries(cellsOf(item)).map(([column, text]) => (
              <td key={column} data-column={column} role="cell">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
