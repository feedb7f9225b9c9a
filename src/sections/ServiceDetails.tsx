import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon } from '../components/Icon/Icon';
import { TiltedPicture } from '../components/PictureRow/TiltedPicture';
import { ScrollLink } from '../components/ScrollLink/ScrollLink';
import { Section } from '../components/Section';
import { Sources } from '../components/Sources/Sources';
import { anchors, detailAnchor } from '../routes';
import './ServiceDetails.scss';

/** The details of a service, image and text in turn, or only that it is not available yet (spec, section 2). */
export function ServiceDetails({ service }: { service: Queries.ServiceDetailsFragment }) {
  const { t } = useTranslation();
  const { category, translation, details } = service;
  if (details.length === 0)
    return (
      <section className="service-details section" id={anchors.details}>
        <p className="service-details__unavailable container">{t('common:unavailable')}</p>
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
      <div className="service-details__rows">
        {details.map((detail, index) => (
          <DetailRow key={detail.slug} detail={detail} isReversed={index % 2 === 1} />
        ))}
      </div>
    </Section>
  );
}

type Detail = Queries.ServiceDetailsFragment['details'][number];

function DetailRow({ detail, isReversed }: { detail: Detail; isReversed: boolean }) {
  const { t } = useTranslation();
  const { title, text, points, facts } = detail.translation;
  const id = detailAnchor(detail.slug);
  return (
    <article
      className={isReversed ? 'service-detail service-detail--reversed' : 'service-detail'}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <TiltedPicture picture={detail.image} />
      <div className="service-detail__words">
        <h3 className="service-detail__title" id={`${id}-title`}>
          {title}
        </h3>
        <p>{text}</p>
        {points && points.length > 0 && (
          <ul className="service-detail__points" role="list">
            {points.map((point, index) => (
              <li key={index}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        )}
        {facts && facts.length > 0 && (
          <dl className="service-detail__facts">
            {facts.map(({ label, value }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Sources figures={detail.figures} />
        <ScrollLink className="icon-link icon-link-hover" target={anchors.quote}>
          {t('service:quote')}
          <Icon name="right" />
        </ScrollLink>
      </div>
    </article>
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
