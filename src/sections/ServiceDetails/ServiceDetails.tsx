import { graphql } from 'gatsby';
import { Icon } from '../../components/Icon/Icon';
import { PictureRow } from '../../components/PictureRow/PictureRow';
import { ScrollLink } from '../../components/ScrollLink/ScrollLink';
import { Section } from '../../components/Section/Section';
import { Sources } from '../../components/Sources/Sources';
import { useTranslations } from '../../context/translations';
import { anchors } from '../../routes';
import './ServiceDetails.scss';

type Detail = Queries.ServiceDetailsFragment['details'][number];

function ServiceDetail({ detail, reversed }: { detail: Detail; reversed: boolean }) {
  const { slug, translation, figures, image } = detail;
  const { t } = useTranslations();
  return (
    <article className="service-detail" id={slug} aria-labelledby={`${slug}-title`}>
      <PictureRow picture={image} reversed={reversed}>
        <h3 className="service-detail__title" id={`${slug}-title`}>
          {translation.title}
        </h3>
        <p className="service-detail__text">{translation.text}</p>
        <ul className="service-detail__points" role="list">
          {translation.points.map((point) => (
            <li key={point} className="service-detail__point">
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
        <Sources figures={figures} />
        <ScrollLink className="service-detail__quote arrow-link" target={anchors.quote}>
          {t('service:quote')}
          <Icon name="right" />
        </ScrollLink>
      </PictureRow>
    </article>
  );
}

/** The details of a service, or a note that it is not available yet. */
export function ServiceDetails({ service }: { service: Queries.ServiceDetailsFragment }) {
  const { t } = useTranslations();
  const { category, translation, details } = service;
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
    <Section
      className="service-details section"
      id={anchors.details}
      data-category={category.slug}
      titleId="details-title"
      title={translation.detailsTitle}
    >
      <div className="service-details__rows">
        {details.map((detail, index) => (
          <ServiceDetail key={detail.slug} detail={detail} reversed={index % 2 === 1} />
        ))}
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
      translation(language: $language) {
        title
        text
        points
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
