import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { PhoneLink } from '../components/ContactLinks';
import { Icon } from '../components/Icon';
import { Section } from '../components/Section';
import { ServiceTile } from '../components/ServiceTile';
import './ServiceTiles.scss';

/** Below the tiles: help by appointment, and a link to a service of another category that visitors seek here. */
function SupportAndRelated({
  category: { translation, also },
}: {
  category: Queries.ServiceTilesFragment;
}) {
  const { t } = useTranslation();
  const { support } = translation;
  if (!support && !also) return null;
  return (
    <div className="vstack gap-2 mt-4 mt-lg-5">
      {support && (
        <div className="d-md-flex align-items-center justify-content-between gap-4 p-3 px-lg-4 rounded-3 bg-body-tertiary">
          <div>
            <h3 className="h5">{support.title}</h3>
            <p className="mt-1 lh-sm">{support.text}</p>
          </div>
          <PhoneLink className="btn btn-primary flex-shrink-0 d-none d-sm-inline-flex mt-3 mt-md-0">
            {t('common:call.action')}
          </PhoneLink>
        </div>
      )}
      {also && translation.also && (
        <Link
          className="tinted icon-link icon-link-hover h5 d-flex justify-content-between p-3 px-lg-4 rounded-3 text-decoration-none"
          to={also.service.route}
          data-category={also.service.category.slug}
        >
          <span>
            {translation.also.title}
            <span className="d-block small fw-normal">{also.service.translation.title}</span>
          </span>
          <Icon name="right" />
        </Link>
      )}
    </div>
  );
}

/** The services of a category as tiles. */
export function ServiceTiles({ category }: { category: Queries.ServiceTilesFragment }) {
  const { t } = useTranslation();
  return (
    <Section titleId="service-tiles-title" title={t('category:services')}>
      <div className="service-tiles" data-category={category.slug}>
        {category.services.map((service, index) => (
          <ServiceTile
            key={service.slug}
            service={service}
            text={service.translation.summary}
            heading="h3"
            isEager={index === 0}
          />
        ))}
      </div>
      <SupportAndRelated category={category} />
    </Section>
  );
}

export const fragment = graphql`
  fragment ServiceTiles on ServiceCategory {
    slug
    translation(language: $language) {
      support {
        title
        text
      }
      also {
        title
      }
    }
    also {
      service {
        route
        category {
          slug
        }
        translation(language: $language) {
          title
        }
      }
    }
    services {
      slug
      route
      isAvailable
      translation(language: $language) {
        title
        summary
      }
      image {
        ...CardPicture
      }
    }
  }
`;
