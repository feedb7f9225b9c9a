import { graphql } from 'gatsby';
import { Banner } from '../../components/Banner/Banner';
import { Link } from '../../components/Link/Link';
import { useTranslations } from '../../context/translations';
import { routes } from '../../routes';

export function CategoryBanner({ category }: { category: Queries.CategoryBannerFragment }) {
  const { t } = useTranslations();
  const { slug, translation, image } = category;
  return (
    <Banner category={slug} title={translation.title} lead={translation.lead} picture={image}>
      <Link className="btn btn--amber" to={routes.contact}>
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
      ...DetailPicture
    }
  }
`;
