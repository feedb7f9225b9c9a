import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';
import type { FormName } from '../../forms/fields';
import { useForm } from '../../forms/FormsProvider';
import type { SentRequest } from '../../forms/receipts';
import { PhoneLink } from '../ContactLinks';
import { Icon } from '../Icon';
import { steps } from '../steps';
import './Receipt.scss';

/** The request as it was sent: when, what about, and how it begins. */
function Request({ sent, titles }: { sent: SentRequest; titles: Record<string, string> }) {
  const { t } = useTranslation();
  const hour = sent.at.getHours();
  const minute = String(sent.at.getMinutes()).padStart(2, '0');
  const services = sent.services.flatMap((slug) => titles[slug] ?? []);
  return (
    <div className="vstack gap-2 border rounded-3 p-3 lh-sm">
      <p className="small text-body-secondary">{t('common:form.receipt.at', { hour, minute })}</p>
      {services.length > 0 && (
        <p className="fw-semibold text-body-emphasis">{services.join(', ')}</p>
      )}
      {sent.excerpt && (
        <p className="text-break">{t('common:form.receipt.quoted', { text: sent.excerpt })}</p>
      )}
      {sent.results.map((label) => (
        <p key={label}>{label}</p>
      ))}
      {sent.photos > 0 && (
        <p className="small text-body-secondary">
          {t('common:form.receipt.photos', { number: sent.photos })}
        </p>
      )}
    </div>
  );
}

/** The steps from request to result: the first is done, the second is where the line ends for now. */
function Steps() {
  const { t } = useTranslation();
  const current = steps.indexOf('quote');
  return (
    <ol className="receipt__steps line-steps" role="list">
      {steps.map((step, index) => (
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
  sent: SentRequest;
  /** The titles of the services, by slug. */
  titles: Record<string, string>;
  /** Id of the heading. */
  titleId: string;
  /** Whether a quote was asked for, which the steps are about. */
  isQuote: boolean;
  /** Whether it was sent a moment ago, here: then the focus comes along, unless the visitor is elsewhere. */
  isNew: boolean;
  onAgain: () => void;
}

/**
 * Stands in the place of a form that was sent: that it was (spec, section 4), what it said, and how it goes on. For the
 * time of the notice its head is green.
 */
export function Receipt({ form, sent, titles, titleId, isQuote, isNew, onAgain }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isNoticed = useForm(form)[0].status === 'sent';
  useEffect(() => {
    if (isNew && document.activeElement === document.body) heading.current?.focus();
  }, [isNew]);
  return (
    <div className="receipt vstack gap-3" role="status">
      <div className={isNoticed ? 'receipt__head receipt__head--new' : 'receipt__head'}>
        <span className="receipt__disc d-grid rounded-circle bg-success-subtle text-success-emphasis">
          <Icon name="check" />
        </span>
        <h2 className="receipt__title h4 mt-3" id={titleId} tabIndex={-1} ref={heading}>
          {t('common:form.success.title')}
        </h2>{' '}
        <p className="mt-1">{t('common:form.success.text')}</p>
      </div>
      <Request sent={sent} titles={titles} />
      {isQuote && <Steps />}
      <div className="d-grid d-lg-flex flex-wrap align-items-center gap-2 gap-lg-3 mt-auto">
        {isQuote && (
          <>
            <p>{t('common:form.receipt.urgent')}</p>
            <PhoneLink className="btn btn-primary">{t('common:call.action')}</PhoneLink>
          </>
        )}
        <button type="button" className="btn btn-link" onClick={onAgain}>
          {t('common:form.receipt.again')}
        </button>
      </div>
    </div>
  );
}
