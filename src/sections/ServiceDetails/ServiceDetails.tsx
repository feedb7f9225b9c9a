import { graphql } from 'gatsby';
import { useTranslations } from '../../context/translations';
import { anchors } from '../../routes';
import { ServiceDetail } from './ServiceDetail';
import './ServiceDetails.scss';

interface Props {
  service: Queries.ServiceDetailsFragment;
}

/** What a service consists of, row by row; a service that is not ready yet says so. */
export function ServiceDetails({ service: { category, translation, details } }: Props) {
  const { t } = useTranslations();
  if (details.length === 0) {
    return (
      <section className="service-details section" id={anchors.details}>
        <div className="wrap">
          <p className="service-details__unavailable">{t('common:unavailable')}</p>
        </div>
      </section>
    );
  }
  return (
    <section
      className="service-details section"
      id={anchors.details}
      data-category={category.slug}
      aria-labelledby="details-title"
    >
      <div className="wrap">
        <div className="section__head">
          <h2 id="details-title">{translation.detailsTitle}</h2>
        </div>
        <div className="service-details__rows">
          {details.map((detail, index) => (
            <ServiceDetail key={detail.slug} detail={detail} reversed={index % 2 === 1} />
          ))}
        </div>
      </div>
    </section>
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
      ...ServiceDetail
    }
  }
`;
