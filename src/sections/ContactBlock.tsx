import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Accordion } from '../components/Accordion';
import { ContactLink } from '../components/ContactLinks';
import { Icon } from '../components/Icon';
import { ScrollLink } from '../components/ScrollLink';
import { anchors } from '../routes';
import { QuoteForm } from './QuoteForm';

interface Props {
  service: { slug: string; title: string };
  isAvailable: boolean;
}

/** How to ask about a service: by phone, by e-mail, or with the quote form. So low that the details begin on the next screen. */
export function ContactBlock({ service, isAvailable }: Props) {
  const { t } = useTranslation();
  const contentOf = (by: 'phone' | 'email') => (
    <>
      <p>
        <ContactLink by={by} />
      </p>
      <p>{t(`service:contact.${by}`)}</p>
    </>
  );
  return (
    <section
      className="contact-block section section--band panel py-4"
      aria-labelledby="contact-title"
    >
      <div className="container">
        <div className="row gy-3">
          <div className="col-lg-4">
            <h2 className="h3" id="contact-title">
              {t('service:contact.title')}
            </h2>
            <p className="mt-2 text-body-secondary">{t('service:contact.text')}</p>
            <Accordion
              className="my-3"
              name="contact"
              items={[
                {
                  icon: 'phone',
                  title: t('service:contact.byPhone'),
                  content: contentOf('phone'),
                },
                {
                  icon: 'mail',
                  title: t('service:contact.byEmail'),
                  content: contentOf('email'),
                },
              ]}
            />
            <ScrollLink className="icon-link icon-link-hover" target={anchors.details}>
              {t('service:contact.details')}
              <Icon name="down" />
            </ScrollLink>
          </div>
          <div className="col-lg-8 ps-lg-5">
            <QuoteForm
              form="service"
              title={isAvailable ? t('service:form.title') : t('service:notify.title')}
              text={isAvailable ? t('service:form.text') : t('service:notify.text')}
              service={service}
              isFolded
              {...(!isAvailable && {
                notify: {
                  message: t('service:notify.message'),
                  submit: t('service:notify.title'),
                  privacy: t('service:notify.privacy'),
                },
              })}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
