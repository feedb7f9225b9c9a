import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ServiceTile } from '../../components/ServiceTile/ServiceTile';
import { Tabs } from '../../components/Tabs';
import './ServiceGallery.scss';

type Category = Queries.HomeCategoryFragment;

/** The services as tiles, with a tab for each category (spec, section 2). */
export function ServiceGallery({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation();
  const tabs = categories.map(({ slug, translation, services }) => ({
    id: slug,
    label: translation.title,
    panel: (
      <>
        <h3 className="service-gallery__category">{translation.title}</h3>
        <div className="service-gallery__tiles" data-category={slug}>
          {services.map((service) => (
            <ServiceTile key={service.slug} service={service} heading="h4" />
          ))}
        </div>
      </>
    ),
  }));
  return (
    <div className="service-gallery">
      <Tabs label={t('home:gallery.tabs')} tabs={tabs} />
    </div>
  );
}
