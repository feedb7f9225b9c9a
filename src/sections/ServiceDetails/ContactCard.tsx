import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { ScrollLink } from '../../components/ScrollLink/ScrollLink';
import { anchors } from '../../routes';
import './ContactCard.scss';

/** Telephone and quote, in view beside the details on wide screens. */
export function ContactCard() {
  const { t } = useTranslation();
  return (
    <aside className="contact-card card" aria-label={t('service:contact.title')}>
      <p className="contact-card__title">{t('service:contact.title')}</p>
      <PhoneLink className="contact-card__phone" />
      <p className="hint">{t('common:footer.repairs')}</p>
      <ScrollLink className="btn btn--amber" target={anchors.quote}>
        {t('common:call.quote')}
      </ScrollLink>
    </aside>
  );
}
