import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { FormName } from '../../forms/fields';
import type { ToolResult } from '../../forms/results';
import { Icon } from '../Icon';

interface Props {
  form: FormName;
  results: readonly ToolResult[];
  onRemove: (result: ToolResult) => void;
}

/** Results that tools have handed over to a form. They are sent below the message unless the visitor removes them. */
export function ToolResults({ form, results, onRemove }: Props) {
  const { t } = useTranslation();
  if (results.length === 0) return null;
  return (
    <div>
      <p className="form-label" id={`${form}-results`}>
        {t('common:form.results.title')}
      </p>
      <ul className="d-flex flex-wrap gap-2" role="list" aria-labelledby={`${form}-results`}>
        {results.map((result) => (
          <li
            key={result.tool}
            className="d-flex align-items-center gap-1 rounded-pill ps-3 bg-primary-subtle text-primary-emphasis fw-semibold lh-sm"
          >
            <span>{result.label}</span>
            <button
              type="button"
              className="btn btn-icon text-reset"
              onClick={() => onRemove(result)}
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
