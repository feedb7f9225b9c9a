import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Breadcrumb } from '../../components/Breadcrumb';
import { ContactLink } from '../../components/ContactLinks';
import { OpeningState } from '../../components/OpeningState/OpeningState';
import { usePage } from '../../hooks/usePage';
import { QuoteForm } from '../QuoteForm/QuoteForm';
import { ContactWay } from './ContactWay';
import './ContactPanel.scss';

/** The head of the contact page: phone, e-mail and address beside the quote form. */
export function ContactPanel() {
  const { t } = useTranslation();
  const { street, postalCode, locality } = usePage().company.address;
  return (
    <section className="contact-panel panel" aria-labelledby="title">
      <div className="container columns">
        <div className="contact-panel__crumbs">
          <Breadcrumb />
        </div>
        <div className="contact-panel__words">
          <h1 id="title">{t('contact:title')}</h1>
          <p className="contact-panel__lead lead">{t('contact:lead')}</p>
          <ul className="contact-panel__ways" role="list">
            <ContactWay icon="phone" title={t('contact:byPhone')}>
              <ContactLink by="phone" />
              <p>{t('common:footer.repairs')}</p>
            </ContactWay>
            <ContactWay icon="mail" title={t('contact:byEmail')}>
              <ContactLink by="email" />
              <p>{t('contact:email')}</p>
            </ContactWay>
            <ContactWay icon="pin" title={t('contact:workshop')}>
              <address>
                {street}, {postalCode}&nbsp;{locality}
              </address>
              <p>{t('common:hours.office')}</p>
              <OpeningState />
            </ContactWay>
          </ul>
        </div>
        <div className="contact-panel__form">
          <QuoteForm form="contact" title={t('contact:form.title')} text={t('contact:form.text')} />
        </div>
      </div>
    </section>
  );
}
