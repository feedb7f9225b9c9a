import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Banner } from '../components/Banner';
import { Icon } from '../components/Icon';
import { ScrollLink } from '../components/ScrollLink';
import { anchors, detailAnchor, routes } from '../routes';
import './ServiceBanner.scss';

/** The head of a service page, with links to the details of the service, or a note that it is not available yet. */
export function ServiceBanner({ service }: { service: Queries.ServiceBannerFragment }) {
  const { t } = useTranslation();
  const { category, translation, banner, details, neighbour } = service;
  const isAvailable = details.length > 0;
  return (
    <>
      <Banner
        category={category.slug}
        white={banner.whiteTitle === 'yes'}
        title={translation.title}
        lead={translation.lead}
        picture={banner.image}
        background={banner.background}
      >
        {!isAvailable && (
          <p className="h5 d-flex align-items-center gap-2 w-100">
            <Icon name="alert" />
            {t('common:unavailable')}
          </p>
        )}
        {isAvailable && (
          <>
            <ScrollLink className="btn btn-warning" target={anchors.quote}>
              {t('common:call.quote')}
            </ScrollLink>
            <ScrollLink
              className="btn btn-outline-primary d-none d-sm-inline-flex"
              target={anchors.details}
            >
              {t('service:contact.details')}
              <Icon name="down" />
            </ScrollLink>
          </>
        )}
        {neighbour && (
          <Link className="btn btn-outline-primary" to={neighbour.route}>
            {neighbour.translation.title}
            <Icon name="right" />
          </Link>
        )}
      </Banner>
      {details.length > 1 && (
        <nav
          className="service-contents container d-flex d-print-none align-items-center"
          aria-label={t('common:contents')}
        >
          <ul className="list-unstyled d-flex flex-wrap gap-2 col-lg-8" role="list">
            {details.map((detail) => (
              <li key={detail.slug}>
                <ScrollLink
                  className="btn btn-outline-primary btn-sm"
                  target={detailAnchor(detail.slug)}
                >
                  {detail.translation.title}
                </ScrollLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** The head of a category's page. */
export function CategoryBanner({ category }: { category: Queries.CategoryBannerFragment }) {
  const { t } = useTranslation();
  const { slug, translation, image } = category;
  return (
    <Banner category={slug} title={translation.title} lead={translation.lead} picture={image}>
      <Link className="btn btn-warning" to={routes.contact}>
        {t('common:call.quote')}
      </Link>
    </Banner>
  );
}

export const fragments = graphql`
  fragment CategoryBanner on ServiceCategory {
    slug
    translation(language: $language) {
      title
      lead
    }
    image {
      ...LargePicture
    }
  }

  fragment ServiceBanner on Service {
    category {
      slug
    }
    neighbour {
      route
      translation(language: $language) {
        title
      }
    }
    translation(language: $language) {
      title
      lead
    }
    banner {
      whiteTitle
      image {
        ...LargePicture
      }
      background {
        ...BannerBackground
      }
    }
    details {
      slug
      translation(language: $language) {
        title
      }
    }
  }
`;
