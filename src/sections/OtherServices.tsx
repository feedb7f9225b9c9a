import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon } from '../components/Icon';
import { Picture } from '../components/Picture';
import { Section } from '../components/Section';
import { usePage } from '../hooks/usePage';
import './OtherServices.scss';

/** Links from a service to all categories. */
export function OtherServices() {
  const { t } = useTranslation();
  const { categories } = usePage();
  return (
    <Section
      className="other-services section d-print-none"
      titleId="other-services-title"
      title={t('common:otherServices')}
    >
      <ul className="list-unstyled row row-cols-1 row-cols-lg-3 g-2 g-lg-4" role="list">
        {categories.map(({ slug, route, translation, image }) => (
          <li key={slug} data-category={slug}>
            <Link
              className="other-services__tile icon-link icon-link-hover h5 d-flex gap-3 h-100 mb-0 ps-3 ps-lg-4 pe-2 rounded-3 text-decoration-none"
              to={route}
            >
              <span className="me-auto">{translation.title}</span>
              <Icon name="right" />
              <Picture className="other-services__picture" picture={image} decorative />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
