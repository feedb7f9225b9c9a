import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ContactLink } from '../../components/ContactLink/ContactLink';
import { OpeningState } from '../../components/OpeningState';
import { usePage } from '../../hooks/usePage';
import { Newsletter } from '../Newsletter';
import { FooterBase } from './FooterBase';
import { SiteMap } from './SiteMap';
import './Footer.scss';

/** The footer: contact details, newsletter form, site map, legal links and languages. */
export function Footer() {
  const { t } = useTranslation();
  const { name, email, address } = usePage().company;
  return (
    <footer className="footer">
      <div className="container">
        <div className="columns footer__top">
          <div className="footer__contact">
            <p className="small text-body-secondary">{t('common:footer.repairs')}</p>
            <ContactLink by="phone" className="footer__phone" />
            <a className="footer__email" href={`mailto:${email}`}>
              {email}
            </a>
            <div className="footer__office">
              <address>
                {`${name}, ${address.street}, ${address.postalCode}\u00a0${address.locality}`}
              </address>
              <p>{t('common:hours.office')}</p>
              <OpeningState />
            </div>
          </div>
          <div className="footer__letter">
            <Newsletter />
          </div>
        </div>
        <SiteMap />
        <FooterBase />
      </div>
    </footer>
  );
}
