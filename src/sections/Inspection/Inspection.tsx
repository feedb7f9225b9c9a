import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Accordion } from '../../components/Accordion';
import { Icon } from '../../components/Icon';
import { ScrollLink } from '../../components/ScrollLink';
import { Section } from '../../components/Section';
import { Table } from '../../components/Table';
import { anchors } from '../../routes';
import { InspectionForm, useInspection } from './InspectionForm';

function PeriodTable({ kinds, url, checked }: Queries.InspectionFragment) {
  const { t } = useTranslation();
  const source = t('inspection:source', { year: checked.slice(0, 4) });
  return (
    <>
      <Table
        className="mb-0"
        isTitled
        caption={t('inspection:table.caption')}
        columns={[t('inspection:table.kind'), t('inspection:table.period')]}
      >
        <tbody>
          {kinds.map(({ slug, translation: { name, period } }) => (
            <tr key={slug}>
              <th scope="row">{name}</th>
              <td className="fw-semibold text-body-emphasis text-nowrap">{period}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="small text-body-secondary">{url ? <a href={url}>{source}</a> : source}</p>
    </>
  );
}

interface Props {
  facts: Queries.InspectionFragment | null;
  /** Hands the answer over to the page's form. */
  onAsk: (text: string) => void;
}

function InspectionTool({ facts, onAsk }: Props & { facts: Queries.InspectionFragment }) {
  const { t } = useTranslation();
  const inspection = useInspection(facts);
  const { fromYears: from, afterYears: after } = facts.ownerChange;
  return (
    <Section
      className="jump-target"
      id={anchors.inspection}
      titleId="inspection-title"
      title={t('inspection:title')}
      text={t('inspection:text')}
    >
      <div className="row gy-4">
        <div className="col-lg-7 needs-script">
          <div className="card card-body gap-3">
            <InspectionForm kinds={facts.kinds} inspection={inspection} />
          </div>
        </div>
        <div className="col-lg-4 offset-lg-1 beside-tool vstack gap-3">
          <Accordion
            name="inspection"
            items={[
              { title: t('inspection:table.caption'), content: <PeriodTable {...facts} /> },
              {
                title: t('inspection:who'),
                content: (
                  <ol className="vstack gap-2 ps-4">
                    {facts.translation.who.map((item, index) => (
                      <li key={index}>{item}</li>
                    ))}
                  </ol>
                ),
              },
              {
                title: t('inspection:exceptions'),
                content: (
                  <>
                    <p>{t('inspection:owner', { from, after })}</p>
                    <p>{t('inspection:solar')}</p>
                    <p>{t('inspection:oldWiring')}</p>
                    <p>{t('inspection:others')}</p>
                  </>
                ),
              },
            ]}
          />
          <p>
            <ScrollLink
              className="icon-link icon-link-hover"
              target={anchors.quote}
              onFollow={() => inspection.result && onAsk(inspection.result)}
            >
              {t('inspection:form.ask')}
              <Icon name="right" />
            </ScrollLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

/**
 * Due date of the next inspection: a form that computes it, and the rules as text; without script only the rules.
 * Nothing on the page of a service without that tool.
 */
export const Inspection = ({ facts, onAsk }: Props) =>
  facts && <InspectionTool facts={facts} onAsk={onAsk} />;

export const fragment = graphql`
  fragment Inspection on Inspection {
    kinds {
      slug
      years
      translation(language: $language) {
        name
        period
      }
    }
    ownerChange {
      fromYears
      afterYears
    }
    translation(language: $language) {
      who
    }
    url
    checked
  }
`;
