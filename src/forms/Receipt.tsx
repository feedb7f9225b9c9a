import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';
import { PhoneLink } from '../components/ContactLinks';
import { Icon } from '../components/Icon';
import { quoteSteps } from '../components/quote-steps';
import { usePage } from '../hooks/usePage';
import { formatTime } from '../i18n/formats';
import { photosField, referenceField } from './form-service';
import { textIn } from './submit';
import type { SentRequest } from './useForm';
import './Receipt.scss';

/** Maximum length of the excerpt, characters. */
const maxExcerptLength = 140;

/** The beginning of a text on one line, with an ellipsis where it was cut. */
function excerptOf(text: string): string {
  const characters = [...text.trim().replaceAll(/\s+/g, ' ')];
  if (characters.length <= maxExcerptLength) return characters.join('');
  return `${characters.slice(0, maxExcerptLength).join('').trimEnd()}…`;
}

/** What was asked for: service, start of the message, number of photos; nothing if all are empty. */
function Summary({ body }: Pick<SentRequest, 'body'>) {
  const { t } = useTranslation();
  const service = textIn(body, 'service');
  const excerpt = excerptOf(textIn(body, 'message'));
  const photos = body.getAll(photosField).length;
  if (!service && !excerpt && photos === 0) return null;
  return (
    <div className="vstack flex-grow-0 gap-2 border rounded-3 p-3 lh-sm">
      {service && <p className="fw-semibold text-body-emphasis">{service}</p>}
      {excerpt && (
        <p className="text-break">{t('common:form.receipt.quoted', { text: excerpt })}</p>
      )}
      {photos > 0 && (
        <p className="small text-body-secondary">
          {t('common:form.receipt.photos', { number: photos })}
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
              {t('common:steps.quote.when')}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

interface Props {
  sent: SentRequest;
  /** Id of the heading. */
  titleId: string;
  /** Whether it was a quote request, to which the steps apply. */
  isQuote: boolean;
  onAgain: () => void;
}

/**
 * Replaces a sent form and stays: when it was sent, its reference, what was asked for, what happens next. Its heading
 * takes the focus that the form had.
 */
export function Receipt({ sent, titleId, isQuote, onAgain }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { language } = usePage();
  const time = formatTime(sent.at.toTimeString().slice(0, 'hh:mm'.length), language);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className="receipt vstack gap-3">
      <span className="align-self-start p-2 rounded-circle bg-success-subtle text-success-emphasis">
        <Icon name="check" />
      </span>
      <h2 className="receipt__title h4" id={titleId} tabIndex={-1} ref={heading}>
        {t('common:form.receipt.at', { time })}
      </h2>
      <p>{t('common:form.receipt.reference', { reference: textIn(sent.body, referenceField) })}</p>
      <Summary body={sent.body} />
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
  );
}
