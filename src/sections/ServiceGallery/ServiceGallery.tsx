import { graphql } from 'gatsby';
import { Icon, isIconName } from '../../components/Icon/Icon';
import { ServiceTile } from '../../components/ServiceTile/ServiceTile';
import { Tabs } from '../../components/Tabs/Tabs';
import { useWords } from '../../language/words';
import './ServiceGallery.scss';

interface Props {
  categories: readonly Queries.GalleryTabFragment[];
}

/** The services as tiles, a tab for each trade, the first trade shown (spec, section 2). */
export function ServiceGallery({ categories }: Props) {
  const { t } = useWords();
  const tabs = categories.map(({ slug, words, services }) => ({
    id: slug,
    label: (
      <>
        {isIconName(slug) && <Icon name={slug} />}
        {words.title}
      </>
    ),
    panel: (
      <>
        <h3 className="service-gallery__trade">{words.title}</h3>
        <div className="service-gallery__tiles" data-trade={slug}>
          {services.map(({ slug: service, route, words: { title, summary }, image }) => (
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
    words(language: $language) {
      title
    }
    services(limit: $galleryTiles) {
      slug
      route
      words(language: $language) {
        title
        summary
      }
      image {
        ...TilePicture
      }
    }
  }
`;
