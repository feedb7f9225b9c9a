import { graphql } from 'gatsby';
import { ServiceTile } from '../../components/ServiceTile/ServiceTile';
import { useTranslations } from '../../context/translations';
import './ServiceTiles.scss';

interface Props {
  category: Queries.ServiceTilesFragment;
}

/** The services of a category, each large enough to say what it is about. */
export function ServiceTiles({ category: { slug, services } }: Props) {
  const { t } = useTranslations();
  return (
    <section className="section" aria-labelledby="service-tiles">
      <div className="wrap">
        <div className="section__head">
          <h2 id="service-tiles">{t('category:services')}</h2>
        </div>
        <div className="service-tiles" data-category={slug}>
          {services.map(({ slug: service, route, translation: { title, lead }, image }) => (
            <ServiceTile
              key={service}
              route={route}
              title={title}
              text={lead}
              picture={image}
              heading="h3"
              more={t('category:more')}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment ServiceTiles on ServiceCategory {
    slug
    services {
      slug
      route
      translation(language: $language) {
        title
        lead
      }
      image {
        ...DetailPicture
      }
    }
  }
`;
