import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { usePage } from '../hooks/usePage';
import { routes } from '../routes';
import './Breadcrumb.scss';

export interface Crumb {
  title: string;
  /** Path without language; the current page has none. */
  route?: string;
}

/** The path from the home page to the current page, which comes last. */
export function useBreadcrumb(): Crumb[] {
  const { i18n } = useTranslation();
  const { title, parent } = usePage().meta;
  const home = { title: i18n.t('common:nav.home'), route: routes.home };
  return parent ? [home, parent, { title }] : [home, { title }];
}

export function Breadcrumb() {
  const { t } = useTranslation();
  return (
    <nav className="breadcrumb" aria-label={t('common:nav.breadcrumb')}>
      <ol className="breadcrumb__list" role="list">
        {useBreadcrumb().map(({ title, route }, index) => (
          <li key={index} className="breadcrumb__stop">
            {route ? (
              <Link className="breadcrumb__link" to={route}>
                {title}
              </Link>
            ) : (
              <span className="breadcrumb__here" aria-current="page">
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
