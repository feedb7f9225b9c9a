import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../components/Icon';
import { useInBrowser } from '../hooks/useInBrowser';
import { anchors } from '../routes';
import type { PageService } from './Field';
import { forms } from './fields';
import { Form, PrivacyLink, SubmitButton } from './Form';
import { Notice } from './Notice';
import { Receipt } from './Receipt';
import type { ToolText } from './tool-text';
import { useForm, type FormState } from './useForm';
import './QuoteForm.scss';

/** Whether a folded form shows its fields: after the first press, a link to it, or with a draft or a tool's words. */
function useUnfolded({ hasDraft }: FormState, isWanted: boolean) {
  const [isOpen, setOpen] = useState(false);
  const isLive = useInBrowser(() => true, false);
  if (isLive && !isOpen && (isWanted || hasDraft)) setOpen(true);
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
  /** What a tool of the page has handed over. */
  toolText?: ToolText | undefined;
}

type Props = CardProps &
  (
    | { form: 'home' | 'contact'; service?: undefined }
    | { form: 'service' | 'notify'; service: PageService }
  );

/** The quote form in a card. A receipt replaces it once it is sent. */
export function QuoteForm({
  form,
  title,
  text,
  className,
  service,
  isFolded = false,
  isLinked = false,
  toolText,
}: Props) {
  const { t } = useTranslation();
  const { isTwoColumn } = forms[form];
  const isQuote = form !== 'notify';
  const buttonLook = isQuote ? 'btn-action' : 'btn-outline-primary';
  const titleId = `${form}-title`;
  const fields = useRef<HTMLDivElement>(null);
  const [state, ref] = useForm({ form, place: service?.slug, toolText });
  const [isOpen, setOpen] = useUnfolded(state, isLinked || toolText !== undefined);
  const { receipt } = state;
  const isFoldable = isFolded && !receipt;

  const openAndFocus = () => {
    flushSync(() => {
      setOpen(true);
      state.showAgain();
    });
    fields.current?.querySelector<HTMLElement>('input')?.focus();
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
          className={`quote-form__open btn ${buttonLook} d-lg-none`}
          onClick={openAndFocus}
        >
          {title}
          <Icon name="plus" />
        </button>
      )}
      <div className="quote-form__fields" ref={fields}>
        {receipt ? (
          <Receipt sent={receipt} titleId={titleId} isQuote={isQuote} onAgain={openAndFocus} />
        ) : (
          <>
            <h2 className="h4" id={titleId}>
              {title}
            </h2>
            <p className="mt-1 text-body-secondary">{text}</p>
            <Form
              state={state}
              formRef={ref}
              className={clsx('flex-fill', isTwoColumn ? 'mt-2' : 'mt-3')}
              labelledBy={titleId}
              service={service}
            >
              <div
                className={clsx(
                  'row row-cols-1 text-center',
                  isTwoColumn && 'row-cols-lg-2 align-items-center text-lg-start',
                )}
              >
                <div className="d-grid">
                  <SubmitButton state={state} look={buttonLook} />
                </div>
                <PrivacyLink text={t(isQuote ? 'common:form.answer' : 'service:notify.privacy')} />
              </div>
            </Form>
          </>
        )}
      </div>
      <Notice state={state} />
    </div>
  );
}
