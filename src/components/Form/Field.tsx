import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { phonePattern, type FieldError, type FieldSpec } from '../../forms/fields';
import { Icon } from '../Icon';

/** An option group of a select. */
export interface OptionGroup {
  group: string;
  values: { slug: string; title: string }[];
}

/** Says below a field what is wrong with it. */
export function FieldMessage({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="invalid-feedback d-flex gap-2" id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}

/** Says behind a label that the field may stay empty. */
export function Optional() {
  const { t } = useTranslation();
  return <span className="fw-normal text-body-secondary">({t('common:form.optional')})</span>;
}

const columns = {
  half: 'col-6',
  'wide-half': 'col-sm-6',
  third: 'col-6 col-xl-4',
  'wide-third': 'col-sm-6 col-xl-4',
  'two-thirds': 'col-xl-8',
} as const;

interface Props {
  field: FieldSpec;
  /** Prefix that makes the field's id unique on the page. */
  formId: string;
  error?: FieldError | undefined;
  /** Options of a select. */
  options?: OptionGroup[];
  defaultValue?: string;
}

/** A field with its label and its error message. A message takes the height that its form has left. */
export function Field({ field, formId, error, options = [], defaultValue }: Props) {
  const { t } = useTranslation();
  const { name, control, label, errorText, required, maxLength, autoComplete, rows, width } = field;
  const id = `${formId}-${name}`;
  const look = control === 'select' ? 'form-select' : 'form-control';
  const shared = {
    id,
    name,
    required,
    className: error ? `${look} is-invalid` : look,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  const place = width ? columns[width] : 'col-12';
  return (
    <div className={control === 'textarea' ? 'vstack' : place}>
      <label className="form-label" htmlFor={id}>
        {t(label)} {!required && <Optional />}
      </label>
      {control === 'textarea' && (
        <textarea
          {...shared}
          className={`${shared.className} flex-grow-1`}
          rows={rows}
          maxLength={maxLength}
        />
      )}
      {control === 'select' && (
        <select {...shared} defaultValue={defaultValue}>
          {options.map(({ group, values }) => (
            <optgroup key={group} label={group}>
              {values.map(({ slug, title }) => (
                // The value is not read from the text, which the browser may have translated.
                <option key={slug} value={title} data-slug={slug}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
      {control !== 'textarea' && control !== 'select' && (
        <input
          {...shared}
          type={control}
          maxLength={maxLength}
          autoComplete={autoComplete}
          pattern={control === 'tel' ? phonePattern : undefined}
        />
      )}
      {error && (
        <FieldMessage id={`${id}-error`}>
          {error === 'too-long'
            ? t('common:form.errors.tooLong', { max: maxLength })
            : t(errorText)}
        </FieldMessage>
      )}
    </div>
  );
}
