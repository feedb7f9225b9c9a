import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Section } from '../components/Section';
import { ServiceTile } from '../components/ServiceTile';
import './ServiceTiles.scss';

/** The services of a category as large tiles. */
export function ServiceTiles({ category }: { category: Queries.ServiceTilesFragment }) {
  const { t } = useTranslation();
  return (
    <Section titleId="service-tiles" title={t('category:services')}>
      <div className="service-tiles" data-category={category.slug}>
        {category.services.map((service, index) => (
          <ServiceTile
            key={service.slug}
            service={service}
            text={service.translation.lead}
            heading="h3"
            more={t('category:more')}
            first={index === 0}
          />
        ))}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServiceTiles on ServiceCategory {
    slug
    services {
      slug
      route
      isAvailable
      translation(language: $language) {
        title
        lead
      }
      image {
        ...LargePicture
      }
    }
  }
`;
