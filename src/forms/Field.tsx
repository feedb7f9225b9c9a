import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Icon } from '../components/Icon';
import { usePage } from '../hooks/usePage';
import type { FieldSpec } from './fields';
import type { FormState } from './useForm';
import { phonePattern } from './validate';

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

/** The service of a page. */
export interface PageService {
  slug: string;
  translation: { title: string };
}

/** Options for a service: those that are available, or another one. */
function ServiceOptions() {
  const { t } = useTranslation();
  return (
    <>
      {usePage().categories.map(({ slug, translation, services }) => (
        <optgroup key={slug} label={translation.title}>
          {services
            .filter(({ isAvailable }) => isAvailable)
            .map(({ slug: value, translation: { title } }) => (
              // The value does not come from the label, which the browser may have translated.
              <option key={value} value={title}>
                {title}
              </option>
            ))}
        </optgroup>
      ))}
      <option value={t('common:form.otherService')}>{t('common:form.otherService')}</option>
    </>
  );
}

interface Props {
  field: FieldSpec;
  state: FormState;
  /** Whether the browser limits the text's length. With script, text that is too long gets an error message instead. */
  hasMaxLength: boolean;
  /** The page's own, for a choice of services. */
  service?: PageService | undefined;
  /** A button beside it. */
  children?: ReactNode;
}

/** A field with its label and, below it, its error message. A textarea fills the free height of its form. */
export function Field({ field, state, hasMaxLength, service, children }: Props) {
  const { t } = useTranslation();
  const { name, control, label, required, maxLength, autoComplete, rows } = field;
  const id = `${state.form}-${name}`;
  const error = state.errors[name];
  const shared = {
    id,
    name,
    required,
    readOnly: state.status === 'sending', // what was typed then would be lost
    maxLength: hasMaxLength ? maxLength : undefined,
    className: clsx('form-control', error && 'is-invalid'),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className="form__field col d-flex flex-column" data-control={control}>
      <label className="form-label" htmlFor={id}>
        {t(label)} {!required && <Optional />}
      </label>
      {control === 'textarea' && (
        <textarea {...shared} className={`${shared.className} flex-grow-1`} rows={rows} />
      )}
      {control === 'services' && service && (
        <select
          id={id}
          name={name}
          className="form-select"
          defaultValue={service.translation.title}
        >
          <ServiceOptions />
        </select>
      )}
      {control !== 'textarea' && control !== 'services' && (
        <div className={clsx(children && 'form__line d-flex flex-wrap gap-2')}>
          <input
            {...shared}
            type={control}
            autoComplete={autoComplete}
            pattern={control === 'tel' ? phonePattern : undefined}
          />
          {children}
        </div>
      )}
      {error && <FieldMessage id={`${id}-error`}>{t(error, { max: maxLength })}</FieldMessage>}
    </div>
  );
}
