import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OptionGroup } from '../components/Form/Field';
import { Form } from '../components/Form/Form';
import { PrivacyLink } from '../components/Form/PrivacyLink';
import { Icon } from '../components/Icon';
import { isEmptyDraft, readDraft } from '../forms/drafts';
import type { FormName } from '../forms/fields';
import { usePage } from '../hooks/usePage';
import { anchors } from '../routes';
import './QuoteForm.scss';

/** Whether a folded form shows its fields: from the first press, for a link to it, and with a draft in it. */
function useFold(form: FormName) {
  const [isOpen, setOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const openIfWanted = () => {
      const isLinked = window.location.hash === `#${anchors.quote}`;
      if (isLinked || !isEmptyDraft(readDraft(form))) setOpen(true);
    };
    openIfWanted();
    window.addEventListener('hashchange', openIfWanted);
    return () => window.removeEventListener('hashchange', openIfWanted);
  }, [form]);
  const open = () => {
    flushSync(() => setOpen(true));
    fields.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  };
  return { isOpen, open, fields };
}

interface Props {
  form: Exclude<FormName, 'newsletter'>;
  title: string;
  text: string;
  className?: string;
  /** On a phone the card shows its title and a button until somebody wants the form. */
  isFolded?: boolean;
  /** The preselected service. */
  service?: OptionGroup['values'][number];
}

/** The quote form in a card. */
export function QuoteForm({ form, title, text, className = '', service, isFolded = false }: Props) {
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
  const { isOpen, open, fields } = useFold(form);
  const fold = isFolded ? `quote-form--folds ${isOpen ? 'quote-form--open' : ''}` : '';
  return (
    <div
      className={`quote-form jump-target card card-body card-raised ${fold} ${className}`.trim()}
      id={anchors.quote}
    >
      {isFolded && (
        <button
          type="button"
          className="quote-form__open btn btn-warning d-lg-none"
          aria-expanded={isOpen}
          aria-controls={`${form}-fields`}
          onClick={open}
        >
          {title}
          <Icon name="plus" />
        </button>
      )}
      <div className="quote-form__fields" id={`${form}-fields`} ref={fields}>
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
            <div
              className={`d-grid gap-2 mt-3 text-center ${isFolded ? 'd-lg-flex gap-lg-4 align-items-center text-lg-start' : ''}`.trim()}
            >
              <button
                className="btn btn-warning flex-shrink-0"
                type="submit"
                aria-disabled={sending || undefined}
              >
                {sending ? t('common:form.sending') : submit}
              </button>
              <PrivacyLink text={t('common:form.answer')} />
            </div>
          )}
        </Form>
      </div>
    </div>
  );
}
