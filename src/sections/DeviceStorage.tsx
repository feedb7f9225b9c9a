import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { AccordionItem } from '../components/Accordion';
import { Table } from '../components/Table';
import { formService } from '../forms/form-service';
import { usePage } from '../hooks/usePage';
import './DeviceStorage.scss';

interface Props {
  items: readonly Queries.StoredItemFragment[];
}

/** Data stored on the visitor's device, and the hosts that a page contacts. */
export function DeviceStorage({ items }: Props) {
  const { t } = useTranslation();
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return (
    <>
      <h3 className="h5 mt-3">{t('privacy-policy:storage.caption')}</h3>
      <div className="accordion">
        {kinds.map((kind) => (
          <StorageTable key={kind} kind={kind} items={items.filter((each) => each.kind === kind)} />
        ))}
      </div>
      <ContactedHosts />
    </>
  );
}

interface TableProps extends Props {
  kind: Queries.StoredItemFragment['kind'];
}

/** A folded table of one kind of storage. On a phone a row is a stack whose cells repeat the column heading. */
function StorageTable({ kind, items }: TableProps) {
  const { t } = useTranslation();
  const name = t(`privacy-policy:storage.kinds.${kind}`);
  const headings = (['name', 'purpose', 'lasts', 'sentTo'] as const).map((column) =>
    t(`privacy-policy:storage.columns.${column}`),
  );
  const cellsOf = ({ translation, lasts, sentTo }: Queries.StoredItemFragment) => [
    translation.purpose,
    t(`privacy-policy:storage.lasts.${lasts}`),
    t(`privacy-policy:storage.recipients.${sentTo ?? 'nobody'}`),
  ];
  return (
    <AccordionItem title={`${name} (${items.length})`} isOpen={false}>
      {/* The room below is padding, which has no effect on a table. */}
      <div>
        <Table className="storage table-stack mb-0 small" caption={name} columns={headings}>
          <tbody>
            {items.map((item) => (
              <tr key={item.slug}>
                <th className="text-body-secondary" scope="row">
                  <Code text={item.name} />
                </th>
                {cellsOf(item).map((text, index) => (
                  <td key={index} data-column={headings[index + 1]}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </AccordionItem>
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
      <dl className="vstack gap-3">
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
