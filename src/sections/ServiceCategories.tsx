import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties } from 'react';
import { Picture } from '../components/Picture';
import { Section } from '../components/Section';
import { ServiceTile } from '../components/ServiceTile';
import { Tabs } from '../components/Tabs';
import { anchors } from '../routes';
import './ServiceCategories.scss';

/** Cards side by side where there is room. */
const maxColumns = 4;

type HomeCategory = Queries.HomeCategoryFragment;

function CategoryCard({ category }: { category: HomeCategory }) {
  const { slug, route, translation, image } = category;
  return (
    <div className="category-card tinted rounded-4 position-relative" data-category={slug}>
      <h3 className="category-card__title h4">
        <Link className="stretched-link text-reset link-underline-warning" to={route}>
          {translation.title}
        </Link>
      </h3>
      <p className="category-card__text">{translation.summary}</p>
      <Picture picture={image} className="category-card__picture" isDecorative />
    </div>
  );
}

/** The services as tiles, with a tab for each category (spec, section 2). */
function ServiceGallery({ categories }: { categories: readonly HomeCategory[] }) {
  const { t } = useTranslation();
  const tabs = categories.map(({ slug, translation, services }) => ({
    id: slug,
    label: translation.title,
    panel: (
      <>
        <h3 className="service-gallery__category">{translation.title}</h3>
        <div className="row gx-3 gx-sm-4 row-gap-4" data-category={slug}>
          {services.map((service) => (
            <div key={service.slug} className="col-6 col-lg">
              <ServiceTile service={service} heading="h4" />
            </div>
          ))}
        </div>
      </>
    ),
  }));
  return <Tabs label={t('home:gallery.tabs')} tabs={tabs} />;
}

/** The categories as cards, and below them their services, each listed once. */
export function ServiceCategories({ categories }: { categories: readonly HomeCategory[] }) {
  const { t } = useTranslation();
  return (
    <Section
      className="services"
      id={anchors.services}
      titleId="service-categories-title"
      title={t('home:categories.title')}
      text={t('home:categories.text')}
    >
      <div
        className="service-categories mb-5"
        style={{ '--columns': Math.min(categories.length, maxColumns) } as CSSProperties}
      >
        {categories.map((category) => (
          <CategoryCard key={category.slug} category={category} />
        ))}
      </div>
      <ServiceGallery categories={categories} />
    </Section>
  );
}

export const fragment = graphql`
  fragment HomeCategory on ServiceCategory {
    slug
    route
    translation(language: $language) {
      title
      summary
    }
    image {
      ...CategoryPicture
    }
    services: galleryServices {
      slug
      route
      isAvailable
      translation(language: $language) {
        title
      }
      image {
        ...CardPicture
      }
    }
  }
`;
