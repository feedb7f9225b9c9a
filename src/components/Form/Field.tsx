import { useTranslation } from 'gatsby-plugin-react-i18next';
import { phonePattern, type Field as FieldFacts } from '../../forms/fields';
import type { FieldError } from '../../forms/validate';
import { Icon } from '../Icon';
import { Select } from './Select';
import './Field.scss';

/** An option group of a select. */
export interface Choices {
  group: string;
  values: { slug: string; title: string }[];
}

interface Props {
  field: FieldFacts;
  /** Prefix that makes the field's id unique on the page. */
  formId: string;
  error?: FieldError | undefined;
  /** Options of a select. */
  options?: Choices[];
  defaultValue?: string;
}

/** A field with its label and its error message. */
export function Field({ field, formId, error, options = [], defaultValue }: Props) {
  const { t } = useTranslation();
  const { name, control, label, errorText, required, maxLength, autoComplete, rows, width } = field;
  const id = `${formId}-${name}`;
  const shared = {
    id,
    name,
    required,
    className: `form-control${error ? ' field__control--invalid' : ''}`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={`field${width ? ` field--${width}` : ''}`}>
      <label className="form-label" htmlFor={id}>
        {t(label)}
        {!required && <span className="field__optional"> ({t('common:form.optional')})</span>}
      </label>
      {control === 'textarea' && <textarea {...shared} rows={rows} maxLength={maxLength} />}
      {control === 'select' && (
        <Select {...shared} defaultValue={defaultValue}>
          {options.map(({ group, values }) => (
            <optgroup key={group} label={group}>
              {values.map(({ slug, title }) => (
                <option key={slug} data-slug={slug}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
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
        <p className="field__error" id={`${id}-error`}>
          <Icon name="alert" />
          {error === 'too-long'
            ? t('common:form.errors.tooLong', { max: maxLength })
            : t(errorText)}
        </p>
      )}
    </div>
  );
}
