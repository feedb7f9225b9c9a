import { graphql } from 'gatsby';
import { Banner } from '../../components/Banner/Banner';
import { Link } from '../../components/Link/Link';
import type { Crumb } from '../../components/Page/structured-data';
import { useWords } from '../../language/words';
import { routes } from '../../routes';

interface Props {
  category: Queries.CategoryBannerFragment;
  crumbs: Crumb[];
}

/** The head of a category's page, in the tint of its trade. */
export function CategoryBanner({ category, crumbs }: Props) {
  const { t } = useWords();
  const { title, lead } = category.words;
  return (
    <Banner
      trade={category.slug}
      crumbs={crumbs}
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
    words(language: $language) {
      title
      lead
    }
    image {
      ...DetailPicture
    }
  }
`;
