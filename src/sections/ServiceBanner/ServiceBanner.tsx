import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Banner } from '../../components/Banner/Banner';
import { Icon } from '../../components/Icon';
import { ScrollLink } from '../../components/ScrollLink';
import { anchors, detailAnchor } from '../../routes';
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
          <p className="service-unavailable">
            <Icon name="alert" />
            {t('common:unavailable')}
          </p>
        )}
        {isAvailable && (
          <>
            <ScrollLink className="btn btn-warning" target={anchors.quote}>
              {t('common:call.quote')}
            </ScrollLink>
            <ScrollLink className="btn btn-outline-primary" target={anchors.details}>
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
        <nav className="service-contents container" aria-label={t('common:contents')}>
          <ul className="service-contents__list d-flex flex-wrap gap-2" role="list">
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

export const fragment = graphql`
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
