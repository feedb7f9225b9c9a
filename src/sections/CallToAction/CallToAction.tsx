import { graphql } from 'gatsby';
import { ClosingPanel } from '../../components/ClosingPanel/ClosingPanel';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { useTranslations } from '../../context/translations';
import { routes } from '../../routes';

/** The call to action at the end of most pages: ask for a quote. */
export function CallToAction({ picture }: { picture: Queries.ClosingPictureFragment | null }) {
  const { t } = useTranslations();
  return (
    <ClosingPanel
      title={t('common:closing.title')}
      text={t('common:closing.text')}
      picture={picture}
    >
      <Link className="btn btn--amber" to={routes.contact}>
        {t('common:closing.action')}
        <Icon name="right" />
      </Link>
    </ClosingPanel>
  );
}

export const fragment = graphql`
  fragment ClosingPicture on File {
    ...DetailPicture
  }
`;
