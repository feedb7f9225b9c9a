import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';
import { forms, type FormName } from '../../forms/fields';
import { useForm } from '../../forms/FormsProvider';
import type { ReceiptData } from '../../forms/receipts';
import { usePage } from '../../hooks/usePage';
import { formatTime } from '../../i18n/formats';
import { PhoneLink } from '../ContactLinks';
import { Icon } from '../Icon';
import { quoteSteps } from '../quote-steps';
import './Receipt.scss';

/** Summary of a request: services, start of the message, results, number of photos; nothing if all are empty. */
function Summary({ receipt }: { receipt: ReceiptData }) {
  const { t } = useTranslation();
  const listed = usePage().categories.flatMap(({ services }) => services);
  const services = receipt.services.flatMap(
    (sentSlug) => listed.find(({ slug }) => slug === sentSlug)?.translation.title ?? [],
  );
  const isEmpty = [services, receipt.excerpt, receipt.results].every(({ length }) => length === 0);
  if (isEmpty && receipt.photos === 0) return null;
  return (
    <div className="vstack gap-2 border rounded-3 p-3 lh-sm">
      {services.length > 0 && (
        <p className="fw-semibold text-body-emphasis">{services.join(', ')}</p>
      )}
      {receipt.excerpt && (
        <p className="text-break">{t('common:form.receipt.quoted', { text: receipt.excerpt })}</p>
      )}
      {receipt.results.map((label) => (
        <p key={label}>{label}</p>
      ))}
      {receipt.photos > 0 && (
        <p className="small text-body-secondary">
          {t('common:form.receipt.photos', { number: receipt.photos })}
        </p>
      )}
    </div>
  );
}

/** The steps from request to result: the first is done, the second is the current one. */
function Steps() {
  const { t } = useTranslation();
  const current = quoteSteps.indexOf('quote');
  return (
    <ol className="receipt__steps timeline" role="list">
      {quoteSteps.map((step, index) => (
        <li
          key={step}
          className={index > current ? 'text-body-secondary' : 'fw-semibold text-body-emphasis'}
          aria-current={index === current ? 'step' : undefined}
        >
          {t(`common:steps.${step}.title`)}
          {index < current && <Icon name="check" className="receipt__done" />}
          {index === current && (
            <span className="d-block small fw-normal text-body-secondary">
              {t(`common:steps.${step}.when`)}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface Props {
  form: FormName;
  receipt: ReceiptData;
  /** Id of the heading. */
  titleId: string;
  /** Whether it was a quote request, to which the steps apply. */
  isQuote: boolean;
  /** Whether it was sent here just now: the heading then takes the focus unless another element has it. */
  isNew: boolean;
  onAgain: () => void;
}

/**
 * Replaces a sent form: confirmation, summary and next steps. Its head is the notice of five seconds (spec, section 4),
 * which `FormNotices` announces, and which also ends when the receipt unmounts.
 */
export function Receipt({ form, receipt, titleId, isQuote, isNew, onAgain }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ status }, dispatch] = useForm(form);
  const isNoticed = status === 'sent';
  const { success } = forms[form];
  const { language } = usePage();
  const time = formatTime(receipt.at.toTimeString().slice(0, 'hh:mm'.length), language);
  useEffect(() => {
    if (isNew && document.activeElement === document.body) heading.current?.focus();
  }, [isNew]);
  useEffect(() => () => dispatch({ type: 'noticeEnded', receipt }), [dispatch, receipt]);
  return (
    <div className="receipt vstack">
      <div className={clsx('receipt__notice', !isNoticed && 'receipt__notice--ended')}>
        <div className="receipt__head">
          <span className="receipt__disc d-grid rounded-circle bg-body-secondary">
            <Icon name="check" />
          </span>
          <p className="h4 mt-3">{t(success.title)}</p>{' '}
          {success.text && <p className="mt-1">{t(success.text)}</p>}
        </div>
      </div>
      <div className="vstack gap-3">
        <h2 className="receipt__title h4" id={titleId} tabIndex={-1} ref={heading}>
          {t('common:form.receipt.at', { time })}
        </h2>
        <Summary receipt={receipt} />
        {isQuote && <Steps />}
        <div className="d-grid d-lg-flex flex-wrap align-items-center gap-2 gap-lg-3 mt-auto">
          {isQuote && (
            <>
              <p>{t('common:form.receipt.urgent')}</p>
              <PhoneLink className="btn btn-primary">{t('common:call.action')}</PhoneLink>
            </>
          )}
          <button type="button" className="btn btn-link px-lg-0" onClick={onAgain}>
            {t('common:form.receipt.again')}
          </button>
        </div>
      </div>
    </div>
  );
}
