import { graphql } from 'gatsby';
import { ScrollLink } from '../../components/ScrollLink/ScrollLink';
import { useTranslations } from '../../context/translations';
import '../../styles/chip.scss';

interface Props {
  details: readonly Queries.ServiceContentFragment[];
}

/** Links to the parts of a service, where it has several. */
export function ServiceContents({ details }: Props) {
  const { t } = useTranslations();
  if (details.length < 2) return null;
  return (
    <nav className="service-contents wrap" aria-label={t('common:contents')}>
      <ul className="service-contents__list chips" role="list">
        {details.map(({ slug, translation }) => (
          <li key={slug}>
            <ScrollLink className="chip" target={slug}>
              {translation.title}
            </ScrollLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const fragment = graphql`
  fragment ServiceContent on ServiceDetail {
    slug
    translation(language: $language) {
      title
    }
  }
`;
