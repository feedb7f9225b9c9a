import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../components/Breadcrumb';
import { ContactLink, PostalAddress } from '../components/ContactLinks';
import { QuoteForm } from '../forms/QuoteForm';
import { Icon, type IconName } from '../components/Icon';
import { SectionFrame } from '../components/Section';
import { takesPhotos } from '../forms/form-service';

interface WayProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** A contact method with its icon and a note. */
function ContactWay({ icon, title, children }: WayProps) {
  return (
    <li className="d-flex gap-3 pt-3 pb-2 pt-md-4 pb-md-3 border-top">
      <span className="d-none d-sm-block align-self-start p-3 rounded-circle bg-body-secondary text-primary-emphasis">
        <Icon name={icon} />
      </span>
      <div className="text-body-secondary">
        <h2 className="h6">{title}</h2>
        {children}
      </div>
    </li>
  );
}

/** The head of the contact page: phone, e-mail and address beside the quote form. */
export function ContactPanel() {
  const { t } = useTranslation();
  return (
    <SectionFrame className="pt-2 pt-sm-4" titleId="title" isPanel>
      <Breadcrumb />
      <div className="row gy-4 mt-1">
        <div className="col-md-6">
          <h1 id="title">{t('contact:title')}</h1>
          <p className="lead mt-3 mt-md-4">
            {takesPhotos ? t('contact:lead.photos') : t('contact:lead.email')}
          </p>
          <ul className="mt-3 mt-md-4 mt-lg-5 border-bottom" role="list">
            <ContactWay icon="phone" title={t('contact:byPhone')}>
              <ContactLink by="phone" />
              <p>{t('common:footer.repairs')}</p>
              <p className="small">{t('contact:danger')}</p>
            </ContactWay>
            <ContactWay icon="mail" title={t('contact:byEmail')}>
              <ContactLink by="email" />
              <p>{t('contact:email')}</p>
            </ContactWay>
            <ContactWay icon="pin" title={t('contact:workshop')}>
              <address>
                <PostalAddress />
              </address>
              <p>{t('common:hours.office')}</p>
            </ContactWay>
          </ul>
        </div>
        <div className="col-md-6 ps-lg-5">
          <QuoteForm
            form="contact"
            className="h-100"
            title={t('contact:form.title')}
            text={t('contact:form.text')}
          />
        </div>
      </div>
    </SectionFrame>
  );
}
