import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { useCurrentT } from '../hooks/useCurrentT';
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
  const t = useCurrentT();
  const { title, parent } = usePage().meta;
  const home = { title: t('common:nav.home'), route: routes.home };
  return parent ? [home, parent, { title }] : [home, { title }];
}

/** The breadcrumb above the heading. On a phone it omits the current page, which the heading names. */
export function Breadcrumb() {
  const { t } = useTranslation();
  const crumbs = useBreadcrumb();
  return (
    <nav aria-label={t('common:nav.youAreHere')}>
      <ol className="breadcrumb small" role="list">
        {crumbs.map(({ title, route }, index) =>
          route ? (
            <li key={index} className="breadcrumb-item text-body-secondary">
              <Link className="link-amber d-inline-block py-2 py-sm-1" to={route}>
                {title}
              </Link>
            </li>
          ) : (
            <li
              key={index}
              className="breadcrumb-item active fw-semibold py-1 d-none d-sm-flex"
              aria-current="page"
            >
              {title}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
