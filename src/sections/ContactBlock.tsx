import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Accordion } from '../components/Accordion';
import { ContactLink } from '../components/ContactLinks';
import { Icon } from '../components/Icon';
import { ScrollLink } from '../components/ScrollLink';
import { SectionFrame } from '../components/Section';
import { QuoteForm } from '../forms/QuoteForm';
import type { ToolText } from '../forms/tool-text';
import { anchors } from '../routes';

interface Props {
  service: Queries.ContactBlockFragment;
  /** Whether the address has the form's hash. */
  isFormLinked: boolean;
  /** What a tool of the page has handed over to the form. */
  toolText: ToolText | undefined;
}

/**
 * Contact about a service by phone, e-mail or quote form: the repair team answers calls about repairs, the office all
 * others. Low enough for the details to begin on the next screen.
 */
export function ContactBlock({ service, isFormLinked, toolText }: Props) {
  const { t } = useTranslation();
  const { isAvailable, repairs: hasRepairs, category } = service;
  const support = category.translation.support?.text;
  const contentOf = (by: 'phone' | 'email', text: string) => (
    <>
      <p>
        <ContactLink by={by} />
      </p>
      <p>{text}</p>
    </>
  );
  const office = support
    ? t('service:contact.appointment', { support })
    : t('service:contact.office');
  const card = { service, className: 'py-lg-4', isFolded: true, isLinked: isFormLinked };
  return (
    <SectionFrame className="contact-block py-4 py-lg-5" titleId="contact-title" isPanel>
      <div className="row gy-3">
        <div className="col-lg-4 d-lg-flex flex-column">
          <h2 className="h4" id="contact-title">
            {t('service:contact.title')}
          </h2>
          <p className="mt-1 text-body-secondary">{t('service:contact.text')}</p>
          <Accordion
            className="my-2 my-lg-3"
            name="contact"
            isFirstOpen
            items={[
              {
                icon: 'phone',
                title: t('service:contact.byPhone'),
                content: contentOf('phone', hasRepairs ? t('service:contact.phone') : office),
              },
              {
                icon: 'mail',
                title: t('service:contact.byEmail'),
                content: contentOf('email', t('service:contact.email')),
              },
            ]}
          />
          <ScrollLink
            className="icon-link icon-link-hover align-self-start mt-auto"
            target={anchors.details}
          >
            {t('service:contact.details')}
            <Icon name="down" />
          </ScrollLink>
        </div>
        <div className="col-lg-8 ps-lg-5">
          {isAvailable ? (
            <QuoteForm
              {...card}
              form="service"
              title={t('service:form.title')}
              text={hasRepairs ? t('service:form.text') : t('service:form.textOther')}
              toolText={toolText}
            />
          ) : (
            <QuoteForm
              {...card}
              form="notify"
              title={t('service:notify.title')}
              text={t('service:notify.text')}
            />
          )}
        </div>
      </div>
    </SectionFrame>
  );
}

export const fragment = graphql`
  fragment ContactBlock on Service {
    slug
    isAvailable
    repairs
    translation(language: $language) {
      title
    }
    category {
      translation(language: $language) {
        support {
          text
        }
      }
    }
  }
`;
