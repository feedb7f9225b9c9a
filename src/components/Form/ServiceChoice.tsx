import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { FieldSpec } from '../../forms/fields';
import type { ServiceOffer, ServiceOffers } from '../../forms/service-offers';
import { Icon } from '../Icon';
import { FieldMessage } from './Field';
import './ServiceChoice.scss';

interface Props {
  field: FieldSpec;
  /** Prefix that makes ids unique on the page. */
  formId: string;
  isWrong: boolean;
  offers: ServiceOffers;
}

/** The services as checkbox buttons. Without script the browser posts their names. */
export function ServiceChoice({ field, formId, isWrong, offers }: Props) {
  const { t } = useTranslation();
  const id = `${formId}-${field.name}`;
  const [own] = offers.first;
  const box = ({ slug, title, isAvailable }: ServiceOffer) => (
    <div key={slug} className="position-relative">
      <input
        id={`${id}-${slug}`}
        className="btn-check"
        type="checkbox"
        name={field.name}
        // The value does not come from the label, which the browser may have translated.
        value={title}
        defaultChecked={slug === own?.slug}
        disabled={!isAvailable}
        aria-invalid={isWrong || undefined}
      />
      <label
        className="service-choice__box btn btn-sm btn-outline-primary"
        htmlFor={`${id}-${slug}`}
      >
        <Icon name="plus" className="service-choice__free" />
        <Icon name="check" className="service-choice__ticked" />
        {title}
        {!isAvailable && ` (${t('common:form.unavailable')})`}
      </label>
    </div>
  );
  return (
    <fieldset aria-describedby={isWrong ? `${id}-error` : undefined}>
      <legend className="form-label">{t(field.label)}</legend>
      <div className="d-flex flex-wrap gap-2">
        {offers.first.map(box)}
        <details className="service-choice__others align-self-center">
          <summary className="icon-link small">
            {t('common:form.otherServices')}
            <Icon name="chevron" />
          </summary>
          {offers.others.map(({ categoryTitle, services }) => (
            <div key={categoryTitle} role="group" aria-label={categoryTitle}>
              <p className="small text-body-secondary mt-2 mb-1" aria-hidden="true">
                {categoryTitle}
              </p>
              <div className="d-flex flex-wrap gap-2">{services.map(box)}</div>
            </div>
          ))}
        </details>
      </div>
      {isWrong && <FieldMessage id={`${id}-error`}>{t(field.errorText)}</FieldMessage>}
    </fieldset>
  );
}
