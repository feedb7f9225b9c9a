import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon } from '../components/Icon';
import { Picture } from '../components/Picture';
import { Section } from '../components/Section';
import { usePage } from '../hooks/usePage';
import './OtherServices.scss';

/** Links to all categories, the one of the page last and marked; on the page of a category, to the others. */
export function OtherServices() {
  const { t } = useTranslation();
  const { categories, category: own, route: here } = usePage();
  const listed = categories
    .filter(({ route }) => route !== here)
    .sort((a, b) => Number(a.slug === own) - Number(b.slug === own));
  return (
    <Section
      className="other-services d-print-none"
      titleId="other-services-title"
      title={t('common:otherServices')}
    >
      <ul className="row g-2 g-lg-4" role="list">
        {listed.map(({ slug, route, translation, image }) => (
          <li key={slug} className="col-12 col-lg" data-category={slug}>
            <Link
              className="other-services__tile icon-link icon-link-hover h5 d-flex gap-3 h-100 mb-0 ps-3 ps-lg-4 pe-2 rounded-3 text-decoration-none"
              to={route}
            >
              <span className="me-auto">
                {translation.title}
                {slug === own && (
                  <span className="d-block small fw-normal">{t('common:nav.breadcrumb')}</span>
                )}
              </span>
              <Icon name="right" />
              <Picture className="other-services__picture" picture={image} decorative />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
