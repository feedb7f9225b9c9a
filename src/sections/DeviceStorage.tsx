import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { formService } from '../forms/fields';
import { usePage } from '../hooks/usePage';
import './DeviceStorage.scss';

interface Props {
  items: readonly Queries.StoredItemFragment[];
}

/** What the site keeps on the visitor's device, and the hosts that a page contacts. */
export function DeviceStorage({ items }: Props) {
  return (
    <>
      <StorageTable items={items} />
      <ContactedHosts />
    </>
  );
}

const columnNames = ['name', 'purpose', 'lasts', 'sentTo'] as const;

/**
 * One row for each item. On a phone a row becomes a stack in which each cell repeats its column's heading. The roles
 * keep the table a table for screen readers: some browsers forget it when CSS changes `display`.
 */
function StorageTable({ items }: Props) {
  const { t } = useTranslation();
  const cellsOf = ({ translation, lasts: time, sentTo }: Queries.StoredItemFragment) => ({
    [t('privacy-policy:storage.columns.purpose')]: translation.purpose,
    [t('privacy-policy:storage.columns.lasts')]: t(`privacy-policy:storage.lasts.${time}`),
    [t('privacy-policy:storage.columns.sentTo')]: t(
      `privacy-policy:storage.recipients.${sentTo ?? 'nobody'}`,
    ),
  });
  return (
    <table className="storage table caption-top mb-0 small">
      <caption className="fw-semibold text-balance">{t('privacy-policy:storage.caption')}</caption>
      <thead className="storage__head">
        <tr>
          {columnNames.map((name) => (
            <th key={name} className="fw-normal text-body-secondary" scope="col">
              {t(`privacy-policy:storage.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.slug} className="storage__item">
            <th className="fw-normal text-body-secondary" scope="row">
              <Code text={item.name} />
              <span className="d-block">{t(`privacy-policy:storage.kinds.${item.kind}`)}</span>
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
function ContactedHosts() {
  const { t } = useTranslation();
  const { siteUrl } = usePage().company;
  const hosts = [
    { host: hostOf(siteUrl), text: t('privacy-policy:storage.hosts.site') },
    { host: hostOf(formService.endpoint), text: t('privacy-policy:storage.hosts.forms') },
  ];
  return (
    <>
      <h3 className="h5 mt-3">{t('privacy-policy:storage.hosts.title')}</h3>
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
      <p>{t('privacy-policy:storage.hosts.others')}</p>
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
