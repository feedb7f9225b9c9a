import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Accordion } from '../../components/Accordion';
import { ContactLink } from '../../components/ContactLinks';
import { Icon } from '../../components/Icon';
import { ScrollLink } from '../../components/ScrollLink';
import { anchors } from '../../routes';
import { QuoteForm } from '../QuoteForm/QuoteForm';
import '../../components/Form/Select.scss';
import './ContactBlock.scss';

function ContactWay({ by, text }: { by: 'phone' | 'email'; text: string }) {
  return (
    <>
      <p>
        <ContactLink by={by} />
      </p>
      <p>{text}</p>
    </>
  );
}

interface Props {
  service: { slug: string; title: string };
}

/** How to ask about a service: by phone, by e-mail, or with the quote form. */
export function ContactBlock({ service }: Props) {
  const { t } = useTranslation();
  return (
    <section className="contact-block section section--band panel" aria-labelledby="contact-title">
      <div className="container columns">
        <div className="contact-block__words">
          <h2 id="contact-title">{t('service:contact.title')}</h2>
          <p className="contact-block__text">{t('service:contact.text')}</p>
          <Accordion
            name="contact"
            items={[
              {
                icon: 'phone',
                title: t('service:contact.byPhone'),
                content: <ContactWay by="phone" text={t('service:contact.phone')} />,
              },
              {
                icon: 'mail',
                title: t('service:contact.byEmail'),
                content: <ContactWay by="email" text={t('service:contact.email')} />,
              },
            ]}
          />
          <ScrollLink className="icon-link icon-link-hover" target={anchors.details}>
            {t('service:contact.details')}
            <Icon name="down" />
          </ScrollLink>
        </div>
        <div className="contact-block__form">
          <QuoteForm
            form="service"
            title={t('service:form.title')}
            text={t('service:form.text')}
            service={service}
          />
        </div>
      </div>
    </section>
  );
}
