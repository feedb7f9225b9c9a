import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture } from '../components/Picture';
import { Section } from '../components/Section';
import { SoonTag } from '../components/SoonTag';
import { usePage } from '../hooks/usePage';
import './OtherServices.scss';

/**
 * On a category's page, links to the other categories. On a service's page, the other services of its category, then
 * all categories.
 */
export function OtherServices() {
  const { t } = useTranslation();
  const { categories, category: own, route: here } = usePage();
  const listed = categories.filter(({ route }) => route !== here);
  const siblings = listed
    .filter(({ slug }) => slug === own)
    .flatMap(({ services }) => services.filter(({ route }) => route !== here));
  return (
    <Section
      className="other-services d-print-none"
      titleId="other-services-title"
      title={t('common:otherServices')}
    >
      {siblings.length > 0 && (
        <ul className="d-flex flex-wrap gap-2 mb-4" role="list" data-category={own}>
          {siblings.map(({ route, translation, isAvailable }) => (
            <li key={route}>
              <Link className="other-services__chip btn btn-sm btn-tint" to={route}>
                {translation.title}
                {!isAvailable && <SoonTag />}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className="row g-2 g-lg-4" role="list">
        {listed.map(({ slug, route, translation, image }) => (
          <li key={slug} className="col" data-category={slug}>
            <Link
              className="tinted h5 d-flex flex-column-reverse flex-lg-row align-items-center justify-content-end justify-content-lg-between gap-2 h-100 py-2 px-0 px-sm-1 px-lg-4 rounded-4 text-decoration-none"
              to={route}
            >
              <span className="other-services__name">{translation.title}</span>
              <Picture className="other-services__picture" picture={image} isDecorative />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
