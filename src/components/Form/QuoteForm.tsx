import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isEmptyDraft } from '../../forms/drafts';
import { forms } from '../../forms/fields';
import { useForm } from '../../forms/FormsProvider';
import type { FormState } from '../../forms/form-state';
import { serviceOffers, type PageService } from '../../forms/service-offers';
import { usePage } from '../../hooks/usePage';
import { anchors } from '../../routes';
import { Icon } from '../Icon';
import { Form } from './Form';
import { PrivacyLink } from './PrivacyLink';
import { Receipt } from './Receipt';
import { SubmitButton } from './SubmitButton';
import './QuoteForm.scss';

/** Whether a folded form shows its fields: after the first press, a link to it, or with a draft or a tool's result. */
function useUnfolded(form: FormState, isLinked: boolean) {
  const [isOpen, setOpen] = useState(false);
  const isWanted = form.isRestored && (isLinked || !isEmptyDraft(form.draft));
  if (isWanted && !isOpen) setOpen(true);
  return [isOpen, setOpen] as const;
}

interface CardProps {
  title: string;
  text: string;
  className?: string;
  /** On a phone the card shows only its title and a button until the form is unfolded. */
  isFolded?: boolean;
  /** Whether the address leads to it. */
  isLinked?: boolean;
}

/** The service of the page. Stable, or the offers are made anew at each render. */
interface OfService {
  service: PageService;
}

/** The form `notify` is no quote request, and has words of its own. */
type Props = CardProps &
  (
    | { form: 'home' | 'contact'; service?: undefined; notify?: undefined }
    | (OfService & { form: 'service'; notify?: undefined })
    | (OfService & { form: 'notify'; notify: { message: string; privacy: string } })
  );

/** The quote form in a card. A receipt replaces it once it is sent. */
export function QuoteForm({
  form,
  title,
  text,
  className,
  service,
  notify,
  isFolded = false,
  isLinked = false,
}: Props) {
  const { t } = useTranslation();
  const { categories, category, route } = usePage();
  const { isTwoColumn, fields: fieldSpecs } = forms[form];
  const hasChoice = fieldSpecs.some(({ control }) => control === 'services');
  const offers = useMemo(
    () => (service && hasChoice ? serviceOffers(categories, service, category) : undefined),
    [hasChoice, categories, service, category],
  );
  const buttonClass = notify ? 'btn-outline-primary' : 'btn-warning';
  const titleId = `${form}-title`;
  const fields = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useForm(form);
  const [isOpen, setOpen] = useUnfolded(state, isLinked);
  const receipt = state.receipt?.route === route ? state.receipt : undefined;
  const [firstReceipt] = useState(receipt);
  const isFoldable = isFolded && !receipt;

  const openAndFocus = (show?: () => void) => {
    flushSync(() => {
      setOpen(true);
      show?.();
    });
    fields.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  };

  return (
    <div
      className={clsx(
        'quote-form jump-target card card-body card-raised',
        isFoldable && 'quote-form--folds',
        isFoldable && isOpen && 'quote-form--open',
        className,
      )}
      id={anchors.quote}
    >
      {isFoldable && (
        <button
          type="button"
          className={`quote-form__open btn ${buttonClass} d-lg-none`}
          aria-expanded={isOpen}
          aria-controls={`${form}-fields`}
          onClick={() => openAndFocus()}
        >
          {title}
          <Icon name="plus" />
        </button>
      )}
      <div className="quote-form__fields" id={`${form}-fields`} ref={fields}>
        {receipt ? (
          <Receipt
            form={form}
            receipt={receipt}
            titleId={titleId}
            isQuote={!notify}
            isNew={receipt !== firstReceipt}
            onAgain={() => openAndFocus(() => dispatch({ type: 'receiptDropped' }))}
          />
        ) : (
          <>
            <h2 className="h4" id={titleId}>
              {title}
            </h2>
            <p className="mt-1 text-body-secondary">{text}</p>
            <Form
              form={form}
              className={isTwoColumn ? 'vstack mt-2' : 'vstack mt-3'}
              labelledBy={titleId}
              services={offers}
              defaultMessage={notify?.message}
              requestedService={offers ? undefined : service}
            >
              <div
                className={clsx(
                  'd-grid gap-2 mt-3 text-center',
                  isTwoColumn && 'd-lg-flex gap-lg-4 align-items-center text-lg-start',
                )}
              >
                <SubmitButton form={form} className={`${buttonClass} flex-shrink-0`} />
                <PrivacyLink text={notify?.privacy ?? t('common:form.answer')} />
              </div>
            </Form>
          </>
        )}
      </div>
    </div>
  );
}
