import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture } from '../../components/Picture';
import { Section } from '../../components/Section/Section';
import { anchors } from '../../routes';
import { ServiceGallery } from '../ServiceGallery/ServiceGallery';
import './ServiceCategories.scss';

type Category = Queries.HomeCategoryFragment;

function CategoryCard({ category }: { category: Category }) {
  const { slug, route, translation, image } = category;
  return (
    <article className="category-card" data-category={slug}>
      <h3 className="category-card__title">
        <Link to={route}>{translation.title}</Link>
      </h3>
      <p className="category-card__summary">{translation.summary}</p>
      <Picture picture={image} className="category-card__picture" decorative />
    </article>
  );
}

/** The categories as cards, and below them their services, each listed once. */
export function ServiceCategories({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation();
  return (
    <Section
      id={anchors.services}
      titleId="service-categories"
      title={t('home:categories.title')}
      text={t('home:categories.text')}
    >
      <div className="service-categories">
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
      ...CardPicture
    }
    services: galleryServices {
      slug
      route
      translation(language: $language) {
        title
      }
      image {
        ...CardPicture
      }
    }
  }
`;
