import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Section } from '../../components/Section/Section';
import { anchors } from '../../routes';
import { ContactCard } from './ContactCard';
import { DetailRow } from './DetailRow';
import './ServiceDetails.scss';

/** The details of a service, or only the words that it is not available yet (spec, section 2). */
export function ServiceDetails({ service }: { service: Queries.ServiceDetailsFragment }) {
  const { t } = useTranslation();
  const { category, translation, details } = service;
  if (details.length === 0)
    return (
      <section className="service-details section" id={anchors.details}>
        <p className="service-details__unavailable wrap">{t('common:unavailable')}</p>
      </section>
    );
  return (
    <Section
      className="service-details section"
      id={anchors.details}
      data-category={category.slug}
      titleId="details-title"
      title={translation.detailsTitle}
    >
      <div className="service-details__columns">
        <div className="service-details__rows">
          {details.map((detail, index) => (
            <DetailRow key={detail.slug} detail={detail} reversed={index % 2 === 1} />
          ))}
        </div>
        <ContactCard />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServiceDetails on Service {
    category {
      slug
    }
    translation(language: $language) {
      detailsTitle
    }
    details {
      slug
      layout
      translation(language: $language) {
        title
        text
        points
        facts {
          label
          value
        }
      }
      figures {
        ...FigureSource
      }
      image {
        ...DetailPicture
      }
    }
  }
`;
