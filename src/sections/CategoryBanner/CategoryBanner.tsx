import { graphql } from 'gatsby';
import { Banner } from '../../components/Banner/Banner';
import { Link } from '../../components/Link/Link';
import { useTranslations } from '../../context/translations';
import { routes } from '../../routes';

interface Props {
  category: Queries.CategoryBannerFragment;
}

/** The head of a category's page, in the tint of its trade. */
export function CategoryBanner({ category }: Props) {
  const { t } = useTranslations();
  const { title, lead } = category.translation;
  return (
    <Banner
      category={category.slug}

      title={title}
      lead={lead}
      picture={category.image}
    >
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
