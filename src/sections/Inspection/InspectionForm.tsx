import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { FieldMessage } from '../../forms/Field';
import { Icon } from '../../components/Icon';
import { useEarlyInput } from '../../hooks/useEarlyInput';
import { firstYear, nextInspection, type NextInspection } from './next-inspection';

/** A year is validated at this number of digits, or when the visitor leaves the field. */
const yearDigits = 4;

/** Classes of the answer: overdue must not look like due later, nor advice beside an error like an answer. */
const looks: Record<NextInspection['state'], string> = {
  badYear: 'border text-body-secondary',
  unknown: 'alert-primary',
  due: 'alert-success',
  dueThisYear: 'alert-warning',
  maybeAtOnce: 'alert-warning',
  overdue: 'alert-danger',
  atOnce: 'alert-danger',
};

/**
 * State of the form and its answer: when the next inspection is due, from kind of building, year of the last one and
 * change of owner.
 */
export function useInspection({ kinds, ownerChange }: Queries.InspectionFragment) {
  const { t } = useTranslation();
  const [input, setInput] = useState({
    slug: kinds[0]?.slug,
    typedYear: '',
    changesOwner: false,
  });
  const { slug, typedYear, changesOwner } = input;
  const change = (changed: Partial<typeof input>) =>
    setInput((earlier) => ({ ...earlier, ...changed }));
  const [isTyping, setIsTyping] = useState(false);
  const kind = kinds.find((each) => each.slug === slug);
  const years = kind?.years ?? 0;
  const [thisYear] = useState(() => new Date().getFullYear());
  const isYearOpen = typedYear === '' || (isTyping && typedYear.length < yearDigits);
  const lastYear = isYearOpen ? undefined : Number(typedYear);
  const { state, ...due } = nextInspection({
    years,
    lastYear,
    changesOwner,
    thisYear,
    ownerChange,
  });
  const isWrong = state === 'badYear';
  const values = { ...due, after: ownerChange.afterYears, first: firstYear, last: thisYear };
  const answer = t(`inspection:answers.${isWrong ? 'unknown' : state}`, values);
  const given = { kind: kind?.translation.name ?? '', year: lastYear };
  const result = [
    t('inspection:result.given', given),
    ...(changesOwner ? [t('inspection:form.newOwner')] : []),
    answer,
  ].join('\n');
  return {
    input,
    change,
    setIsTyping,
    state,
    answer,
    error: isWrong ? t('inspection:answers.badYear', values) : undefined,
    /** The answer for the quote form; undefined if there is none. */
    result: isWrong || state === 'unknown' ? undefined : result,
  };
}

interface Props {
  kinds: Queries.InspectionFragment['kinds'];
  inspection: ReturnType<typeof useInspection>;
}

/** Asks for what decides when the next inspection is due, and says when that is. */
export function InspectionForm({ kinds, inspection }: Props) {
  const { t } = useTranslation();
  const { input, change, setIsTyping, state, answer, error } = inspection;
  const { slug, typedYear, changesOwner } = input;
  const kindField = useEarlyInput<HTMLSelectElement>(({ value }) => change({ slug: value }));
  const yearField = useEarlyInput<HTMLInputElement>((field) => {
    change({ typedYear: field.value.trim() });
    setIsTyping(field === document.activeElement);
  });
  const ownerField = useEarlyInput<HTMLInputElement>(({ checked }) =>
    change({ changesOwner: checked }),
  );
  return (
    <>
      <div>
        <label className="form-label" htmlFor="inspection-kind">
          {t('inspection:form.kind')}
        </label>
        <select
          ref={kindField}
          id="inspection-kind"
          className="form-select"
          value={slug}
          onChange={({ target }) => change({ slug: target.value })}
        >
          {kinds.map(({ slug: value, translation }) => (
            <option key={value} value={value}>
              {translation.name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label className="form-label" htmlFor="inspection-year">
          {t('inspection:form.year')}
        </label>
        <input
          ref={yearField}
          id="inspection-year"
          className={clsx('form-control w-auto', error && 'is-invalid')}
          size={6}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={`inspection-year-hint ${error ? 'inspection-year-error' : 'inspection-answer'}`}
          aria-invalid={error !== undefined}
          value={typedYear}
          onChange={({ target }) => {
            change({ typedYear: target.value.trim() });
            setIsTyping(true);
          }}
          onBlur={() => setIsTyping(false)}
        />
        <p className="form-text" id="inspection-year-hint">
          {t('inspection:form.yearHint')}
        </p>
        {error && <FieldMessage id="inspection-year-error">{error}</FieldMessage>}
      </div>
      <div className="form-check">
        <input
          ref={ownerField}
          id="inspection-owner"
          className="form-check-input"
          type="checkbox"
          checked={changesOwner}
          onChange={({ target }) => change({ changesOwner: target.checked })}
        />
        <label className="form-check-label" htmlFor="inspection-owner">
          {t('inspection:form.newOwner')}
        </label>
      </div>
      <output
        className={clsx('alert', looks[state], 'd-flex gap-2', !error && 'fw-semibold')}
        id="inspection-answer"
        htmlFor="inspection-kind inspection-year inspection-owner"
      >
        {looks[state] === 'alert-danger' && <Icon name="alert" />}
        <span>{answer}</span>
      </output>
    </>
  );
}
