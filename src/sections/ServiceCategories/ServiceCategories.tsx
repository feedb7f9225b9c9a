import { graphql } from 'gatsby';
import { useTranslations } from '../../context/translations';
import { anchors } from '../../routes';
import { CategoryCard } from './CategoryCard';
import './ServiceCategories.scss';

interface Props {
  categories: readonly Queries.CategoryCardFragment[];
}

/** The trades side by side, each with its services. */
export function ServiceCategories({ categories }: Props) {
  const { t } = useTranslations();
  return (
    <section className="section" id={anchors.services} aria-labelledby="service-categories">
      <div className="wrap">
        <div className="section__head">
          <h2 id="service-categories">{t('home:categories.title')}</h2>
          <p>{t('home:categories.text')}</p>
        </div>
        <div className="service-categories">
          {categories.map((category) => (
            <CategoryCard key={category.slug} category={category} />
          ))}
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment CategoryCard on ServiceCategory {
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
    }
  }
`;
