import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Banner } from '../components/Banner';
import { Icon } from '../components/Icon';
import { ScrollLink } from '../components/ScrollLink';
import { anchors, routes } from '../routes';

/** The tools that a service page can have, as the buttons in its banner name them. */
const tools = [
  { tool: 'power-cut', target: anchors.powerCut, label: 'common:nav.powerCut' },
  { tool: 'solar-estimate', target: anchors.solarEstimate, label: 'common:nav.solarEstimate' },
  { tool: 'inspection', target: anchors.inspection, label: 'common:nav.inspection' },
] as const;

/** The head of a service page, with the way to its tools, or a note that the service is not available yet. */
export function ServiceBanner({ service }: { service: Queries.ServiceBannerFragment }) {
  const { t } = useTranslation();
  const { category, translation, image, banner, details, neighbour } = service;
  const isAvailable = details.length > 0;
  return (
    <Banner
      category={category.slug}
      white={banner?.whiteTitle === 'yes'}
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
      {isAvailable && (
        <ScrollLink className="btn btn-warning" target={anchors.quote}>
          {t('common:call.quote')}
        </ScrollLink>
      )}
      {tools
        .filter(({ tool }) => service.tools?.includes(tool))
        .map(({ tool, target, label }) => (
          <ScrollLink key={tool} className="btn btn-outline-primary" target={target}>
            {t(label)}
          </ScrollLink>
        ))}
      {neighbour && (
        <Link className="btn btn-outline-primary" to={neighbour.route}>
          {isAvailable
            ? neighbour.translation.title
            : t('service:meanwhile', { service: neighbour.translation.title })}
          <Icon name="right" />
        </Link>
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
    details {
      slug
    }
  }
`;
