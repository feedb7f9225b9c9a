import { graphql } from 'gatsby';
import { Icon, isIconName } from '../../components/Icon/Icon';
import { ServiceTile } from '../../components/ServiceTile/ServiceTile';
import { Tabs } from '../../components/Tabs/Tabs';
import { useTranslations } from '../../context/translations';
import './ServiceGallery.scss';

interface Props {
  categories: readonly Queries.GalleryTabFragment[];
}

/** The services as tiles, a tab for each category, the first trade shown (spec, section 2). */
export function ServiceGallery({ categories }: Props) {
  const { t } = useTranslations();
  const tabs = categories.map(({ slug, translation, services }) => ({
    id: slug,
    label: (
      <>
        {isIconName(slug) && <Icon name={slug} />}
        {translation.title}
      </>
    ),
    panel: (
      <>
        <h3 className="service-gallery__category">{translation.title}</h3>
        <div className="service-gallery__tiles" data-category={slug}>
          {services.map(({ slug: service, route, translation: { title, summary }, image }) => (
            <ServiceTile
              key={service}
              route={route}
              title={title}
              text={summary}
              picture={image}
              heading="h4"
            />
          ))}
        </div>
      </>
    ),
  }));
  return (
    <section className="section" aria-labelledby="service-gallery">
      <div className="wrap">
        <div className="section__head">
          <h2 id="service-gallery">{t('home:gallery.title')}</h2>
        </div>
        <Tabs label={t('home:gallery.tabs')} tabs={tabs} />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment GalleryTab on ServiceCategory {
    slug
    translation(language: $language) {
      title
    }
    services: galleryServices {
      slug
      route
      translation(language: $language) {
        title
        summary
      }
      image {
        ...TilePicture
      }
    }
  }
`;
