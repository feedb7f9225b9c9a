import { graphql } from 'gatsby';
import type privacyPolicy from '../../locales/fr/privacy-policy.json';
import { formService } from '../forms/fields';
import { usePage } from '../hooks/usePage';
import './DeviceStorage.scss';

/** The words of the table and of the hosts, which stand with their section in `privacy-policy.json`. */
type StorageWords = NonNullable<(typeof privacyPolicy)['sections'][number]['storage']>;

interface Props {
  items: readonly Queries.StoredItemFragment[];
  words: StorageWords;
}

/** What the site keeps on the visitor's device, and the hosts that a page contacts. */
export function DeviceStorage({ items, words }: Props) {
  return (
    <>
      <StorageTable items={items} words={words} />
      <ContactedHosts words={words.hosts} />
    </>
  );
}

const columnNames = ['name', 'purpose', 'lasts', 'sentTo'] as const;

/**
 * One row for each item. On a phone a row becomes a stack in which each cell repeats its column's heading. The roles
 * keep the table a table for screen readers: some browsers forget it when CSS changes `display`.
 */
function StorageTable({ items, words: { caption, columns, kinds, lasts, recipients } }: Props) {
  const cellsOf = ({ translation, lasts: time, sentTo }: Queries.StoredItemFragment) => ({
    [columns.purpose]: translation.purpose,
    [columns.lasts]: lasts[time],
    [columns.sentTo]: recipients[sentTo ?? 'nobody'],
  });
  return (
    <table className="storage table caption-top mb-0 small">
      <caption className="fw-semibold text-balance">{caption}</caption>
      <thead className="storage__head">
        <tr>
          {columnNames.map((name) => (
            <th key={name} className="fw-normal text-body-secondary" scope="col">
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.slug} className="storage__item">
            <th className="fw-normal text-body-secondary" scope="row">
              <Code text={item.name} />
              <span className="d-block">{kinds[item.kind]}</span>
            </th>
            {Object.entries(cellsOf(item)).map(([column, text]) => (
              <td key={column} data-column={column}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Code({ text }: { text: string }) {
  return <code className="fw-semibold text-break text-body-emphasis">{text}</code>;
}

const hostOf = (url: string) => new URL(url).host;

/** The hosts that a page contacts: the site's own, and that of the form service. */
function ContactedHosts({ words }: { words: StorageWords['hosts'] }) {
  const { siteUrl } = usePage().company;
  const hosts = [
    { host: hostOf(siteUrl), text: words.site },
    { host: hostOf(formService.endpoint), text: words.forms },
  ];
  return (
    <>
      <h3 className="h5 mt-3">{words.title}</h3>
      <dl className="vstack gap-3 mb-0">
        {hosts.map(({ host, text }, index) => (
          <div key={index}>
            <dt>
              <Code text={host} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{words.others}</p>
    </>
  );
}

export const fragment = graphql`
  fragment StoredItem on StoredItem {
    slug
    kind
    name
    lasts
    sentTo
    translation(language: $language) {
      purpose
    }
  }
`;
