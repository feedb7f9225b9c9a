import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { useBreadcrumb } from './useBreadcrumb';
import './Breadcrumb.scss';

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
