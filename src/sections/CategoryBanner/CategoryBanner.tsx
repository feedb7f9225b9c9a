import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Banner } from '../../components/Banner/Banner';
import { routes } from '../../routes';

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

export const fragment = graphql`
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
`;
