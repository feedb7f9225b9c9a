import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { usePage } from '../hooks/usePage';
import { routes } from '../routes';
import './Logo.scss';

/** Logo mark and name of the business. */
export function LogoPicture({ name }: { name: string }) {
  return (
    <>
      <svg className="logo__mark" viewBox="0 0 34 34" aria-hidden="true">
        <path className="logo__arm" d="M2 5h7.2l7.9 17.3-3.35 8.4Z" />
        <path className="logo__bolt" d="M23.6 5H32l-4.4 9.4h4.4L15.4 31l4.9-12.2h-3Z" />
      </svg>
      <span className="logo__name">{name}</span>
    </>
  );
}

/** The logo as a link to the home page. */
export function Logo() {
  const { t } = useTranslation();
  const { company } = usePage();
  return (
    <Link className="logo" to={routes.home} aria-label={t('common:nav.homeOf')}>
      <LogoPicture name={company.name} />
    </Link>
  );
}
