import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { usePage } from '../../hooks/usePage';
import { routes } from '../../routes';
import { LanguageLinks } from './LanguageLinks';
import { useCurrentYear } from './useCurrentYear';
import './FooterBase.scss';

/** The last line of the footer: copyright, legal pages, social networks, languages. */
export function FooterBase() {
  const { t } = useTranslation();
  const { company, buildYear } = usePage();
  const year = useCurrentYear(buildYear);
  return (
    <div className="footer-base">
      <p>{t('common:footer.copyright', { year })}</p>
      <nav aria-label={t('common:footer.legal')}>
        <ul className="footer-base__list" role="list">
          <li>
            <Link className="footer-base__link" to={routes.privacyPolicy}>
              {t('common:footer.privacy')}
            </Link>
          </li>
          <li>
            <Link className="footer-base__link" to={routes.termsUse}>
              {t('common:footer.terms')}
            </Link>
          </li>
        </ul>
      </nav>
      <ul className="footer-base__list" role="list" aria-label={t('common:footer.social')}>
        {company.social.map(({ name, url }) => (
          <li key={name}>
            <a className="footer-base__link" href={url}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <LanguageLinks />
    </div>
  );
}
