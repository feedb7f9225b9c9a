import { graphql } from 'gatsby';
import { Accordion } from '../../components/Accordion/Accordion';
import { ContactLink } from '../../components/ContactLink/ContactLink';
import { Icon } from '../../components/Icon/Icon';
import { ScrollLink } from '../../components/ScrollLink/ScrollLink';
import { useTranslations } from '../../context/translations';
import { anchors } from '../../routes';
import { QuoteForm } from '../QuoteForm/QuoteForm';
import '../../components/Form/Select.scss';
import './ContactBlock.scss';

interface Props {
  service: Queries.ContactBlockFragment;
}

/** Two ways to ask about a service, by phone or e-mail, beside the form for a quote. */
export function ContactBlock({ service }: Props) {
  const { t } = useTranslations();
  const ways = [
    {
      by: 'phone',
      icon: 'phone',
      title: t('service:contact.byPhone'),
      text: t('service:contact.phone'),
    },
    {
      by: 'email',
      icon: 'mail',
      title: t('service:contact.byEmail'),
      text: t('service:contact.email'),
    },
  ] as const;
  return (
    <section className="contact-block section section--band panel" aria-labelledby="contact-title">
      <div className="wrap columns">
        <div className="contact-block__words">
          <h2 id="contact-title">{t('service:contact.title')}</h2>
          <p className="contact-block__text">{t('service:contact.text')}</p>
          <Accordion
            name="contact"
            items={ways.map(({ by, icon, title, text }) => ({
              icon,
              title,
              content: (
                <>
                  <p>
                    <ContactLink by={by} />
                  </p>
                  <p>{text}</p>
                </>
              ),
            }))}
          />
          <ScrollLink className="arrow-link" target={anchors.details}>
            {t('service:contact.details')}
            <Icon name="down" />
          </ScrollLink>
        </div>
        <div className="contact-block__form">
          <QuoteForm
            form="service"
            title={t('service:form.title')}
            text={t('service:form.text')}
            service={service.translation.title}
          />
        </div>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment ContactBlock on Service {
    translation(language: $language) {
      title
    }
  }
`;
