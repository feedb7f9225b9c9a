import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { OptionGroup } from '../components/Form/Field';
import { Form } from '../components/Form/Form';
import { PrivacyLink } from '../components/Form/PrivacyLink';
import { usePage } from '../hooks/usePage';
import { anchors } from '../routes';

interface Props {
  form: 'home' | 'contact' | 'service';
  title: string;
  text: string;
  className?: string;
  /** The preselected service. */
  service?: OptionGroup['values'][number];
}

/** The quote form in a card. */
export function QuoteForm({ form, title, text, className = '', service }: Props) {
  const { t } = useTranslation();
  const { categories } = usePage();
  const listed = categories.map(({ translation, services }) => ({
    group: translation.title,
    values: services.map((each) => ({ slug: each.slug, title: each.translation.title })),
  }));
  const own = listed.flatMap(({ values }) => values).find(({ slug }) => slug === service?.slug);
  const options =
    !service || own ? listed : [{ group: t('common:form.service'), values: [service] }, ...listed];
  const submit = form === 'contact' ? t('common:form.send') : t('common:form.submit');
  const titleId = `${form}-title`;
  return (
    <div className={`quote-form card card-body card-raised ${className}`.trim()} id={anchors.quote}>
      <h2 className="h4" id={titleId}>
        {title}
      </h2>
      <p className="mt-1 text-body-secondary">{text}</p>
      <Form
        form={form}
        className="vstack mt-3"
        labelledBy={titleId}
        services={service && { options, chosen: (own ?? service).title }}
      >
        {(sending) => (
          <div className="d-grid gap-2 mt-3 text-center">
            <button className="btn btn-warning" type="submit" aria-disabled={sending || undefined}>
              {sending ? t('common:form.sending') : submit}
            </button>
            <PrivacyLink text={t('common:form.answer')} />
          </div>
        )}
      </Form>
    </div>
  );
}
