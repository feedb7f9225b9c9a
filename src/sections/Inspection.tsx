import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Accordion } from '../components/Accordion';
import { Icon } from '../components/Icon';
import { ScrollLink } from '../components/ScrollLink';
import { Section } from '../components/Section';
import { Table } from '../components/Table';
import { anchors } from '../routes';

/** The intervals of the periodic inspection, who does what, and the way to a quote; nothing for other services. */
export function Inspection({ inspection }: { inspection: Queries.InspectionFragment | null }) {
  const { t } = useTranslation();
  if (!inspection) return null;
  const { kinds, translation, url, checked } = inspection;
  const source = `${translation.source}, ${checked.slice(0, 4)}`;
  return (
    <Section titleId="inspection-title" title={translation.title} text={translation.text}>
      <div className="row gy-4">
        <div className="col-lg-7">
          <Table
            isTitled
            caption={translation.title}
            columns={[t('service:inspection.kind'), t('service:inspection.period')]}
          >
            <tbody>
              {kinds.map(({ translation: { name, period } }, index) => (
                <tr key={index}>
                  <th scope="row">{name}</th>
                  <td className="fw-semibold text-body-emphasis text-nowrap">{period}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <p className="small text-body-secondary">
            {t('service:sources.one')} {url ? <a href={url}>{source}</a> : source}
          </p>
        </div>
        <div className="col-lg-4 offset-lg-1 vstack gap-3">
          <Accordion
            name="inspection"
            items={[
              {
                title: t('service:inspection.who'),
                content: (
                  <ol className="vstack gap-2 ps-4">
                    {translation.who.map((step, index) => (
                      <li key={index}>{step}</li>
                    ))}
                  </ol>
                ),
              },
              {
                title: t('service:inspection.exceptions'),
                content: translation.exceptions.map((text, index) => <p key={index}>{text}</p>),
              },
            ]}
          />
          <p className="text-balance">
            <ScrollLink
              className="icon-link icon-link-hover d-inline lh-base"
              target={anchors.quote}
            >
              {t('service:inspection.ask')}
              <Icon name="right" className="d-inline ms-2" />
            </ScrollLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Inspection on Inspection {
    kinds {
      translation(language: $language) {
        name
        period
      }
    }
    translation(language: $language) {
      title
      text
      who
      exceptions
      source
    }
    url
    checked
  }
`;
