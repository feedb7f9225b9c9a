import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import type { FieldSpec } from '../../forms/fields';
import { phonePattern, type FieldError } from '../../forms/validate';
import { Icon } from '../Icon';

/** The error message below a field. */
export function FieldMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="invalid-feedback d-flex gap-2" id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}

/** The "(optional)" after a label. */
export function Optional() {
  const { t } = useTranslation();
  return <span className="fw-normal text-body-secondary">({t('common:form.optional')})</span>;
}

interface Props {
  field: FieldSpec;
  /** Prefix that makes the field's id unique on the page. */
  formId: string;
  error?: FieldError | undefined;
  /** Whether the browser limits the text's length. With script, text that is too long gets an error message instead. */
  hasMaxLength: boolean;
  /** Initial value. */
  defaultValue?: string | undefined;
}

/** A field with its label, and its error message below the line. A textarea fills the free height of its form. */
export function Field({ field, formId, error, hasMaxLength, defaultValue }: Props) {
  const { t } = useTranslation();
  const { name, control, label, errorText, required, maxLength, autoComplete, rows, width } = field;
  const id = `${formId}-${name}`;
  const shared = {
    id,
    name,
    required,
    defaultValue,
    maxLength: hasMaxLength ? maxLength : undefined,
    className: clsx('form-control', error && 'is-invalid'),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  const message = error && (
    <FieldMessage id={`${id}-error`}>
      {error === 'too-long' ? t('common:form.errors.tooLong', { max: maxLength }) : t(errorText)}
    </FieldMessage>
  );
  const labelled = (
    <label className="form-label" htmlFor={id}>
      {t(label)} {!required && <Optional />}
    </label>
  );
  if (control === 'textarea')
    return (
      <div className="vstack">
        {labelled}
        <textarea {...shared} className={`${shared.className} flex-grow-1`} rows={rows} />
        {message}
      </div>
    );
  return (
    <>
      <div className={width && `form__field--${width}`}>
        {labelled}
        <input
          {...shared}
          type={control}
          autoComplete={autoComplete}
          pattern={control === 'tel' ? phonePattern : undefined}
        />
      </div>
      {message}
    </>
  );
}
