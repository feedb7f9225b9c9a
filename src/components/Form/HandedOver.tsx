import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useRef } from 'react';
import type { FormName } from '../../forms/fields';
import { useForm } from '../../forms/FormsProvider';
import { resultsIn, type ToolResult } from '../../forms/results';
import { Icon } from '../Icon';

/** Results that tools have handed over to a form. They are sent below the message unless the visitor removes them. */
export function HandedOver({ form }: { form: FormName }) {
  const { t } = useTranslation();
  const [{ draft }, dispatch] = useForm(form);
  const results = resultsIn(draft);
  const list = useRef<HTMLUListElement>(null);
  const remove = ({ tool }: ToolResult) => {
    list.current?.closest('form')?.querySelector<HTMLElement>('[name=message]')?.focus();
    dispatch({ type: 'resultRemoved', tool });
  };
  if (results.length === 0) return null;
  return (
    <div>
      <p className="form-label" id={`${form}-results`}>
        {t('common:form.results.title')}
      </p>
      <ul
        className="d-flex flex-wrap gap-2 mb-0"
        role="list"
        aria-labelledby={`${form}-results`}
        ref={list}
      >
        {results.map((result) => (
          <li
            key={result.tool}
            className="d-flex align-items-center gap-1 rounded-pill ps-3 bg-primary-subtle text-primary-emphasis fw-semibold lh-sm"
          >
            {result.label}
            <button
              type="button"
              className="btn btn-icon text-reset"
              onClick={() => remove(result)}
            >
              <Icon name="close" />
              <span className="visually-hidden">
                {t('common:form.results.remove', { label: result.label })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
