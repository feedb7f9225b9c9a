import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { Picture } from '../../components/Picture';
import { Section } from '../../components/Section';
import { usePage } from '../../hooks/usePage';
import './OtherServices.scss';

/** Links from a service to all categories. */
export function OtherServices() {
  const { t } = useTranslation();
  const { categories } = usePage();
  return (
    <Section
      className="other-services section"
      titleId="other-services-title"
      title={t('common:otherServices')}
    >
      <ul className="other-services__list" role="list">
        {categories.map(({ slug, route, translation, image }) => (
          <li key={slug} data-category={slug}>
            <Link className="other-services__tile" to={route}>
              {translation.title}
              <Icon name="right" />
              <Picture picture={image} decorative />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
