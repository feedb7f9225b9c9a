import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Banner } from '../components/Banner';
import { PhoneLink } from '../components/ContactLinks';
import { Icon } from '../components/Icon';
import { PowerCutLink } from '../components/PowerCutLink';
import { ScrollLink } from '../components/ScrollLink';
import { anchors, routes } from '../routes';

/**
 * The head of a service page, with one action that leads: to call about repairs (on a phone the bar does that), or to
 * estimate a roof. Or a note that the service is not available yet.
 */
export function ServiceBanner({ service }: { service: Queries.ServiceBannerFragment }) {
  const { t } = useTranslation();
  const { category, translation, image, banner, isAvailable } = service;
  return (
    <Banner
      category={category.slug}
      isWhite={banner?.whiteTitle === 'yes'}
      title={translation.title}
      lead={translation.lead}
      picture={image}
      background={banner?.background}
    >
      {!isAvailable && (
        <p className="h5 d-flex align-items-center gap-2 w-100">
          <Icon name="alert" />
          {t('common:unavailable')}
        </p>
      )}
      {service.repairs && (
        <PhoneLink className="btn btn-primary d-none d-sm-inline-flex">
          {t('common:call.action')}
        </PhoneLink>
      )}
      {service.tools?.includes('power-cut') && (
        <PowerCutLink className="btn btn-outline-primary">
          {t('common:nav.powerCut')}
          <Icon name="right" />
        </PowerCutLink>
      )}
      {service.tools?.includes('solar-estimate') && (
        <ScrollLink className="btn btn-action" target={anchors.solarEstimate}>
          {t('common:nav.solarEstimate')}
        </ScrollLink>
      )}
    </Banner>
  );
}

/** The head of a category's page. */
export function CategoryBanner({ category }: { category: Queries.CategoryBannerFragment }) {
  const { t } = useTranslation();
  const { slug, translation, image } = category;
  return (
    <Banner category={slug} title={translation.title} lead={translation.lead} picture={image}>
      <Link className="btn btn-action d-none d-sm-inline-flex" to={routes.contact}>
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
    translation(language: $language) {
      title
      lead
    }
    image {
      ...LargePicture
    }
    banner {
      whiteTitle
      background {
        ...BannerBackground
      }
    }
    tools
    isAvailable
    repairs
  }
`;
