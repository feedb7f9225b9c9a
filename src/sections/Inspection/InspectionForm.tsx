import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useState } from 'react';
import { FieldMessage } from '../../components/Form/Field';
import { Icon } from '../../components/Icon';
import type { ToolResult } from '../../forms/results';
import { useEarlyInput } from '../../hooks/useEarlyInput';
import { useKeptState } from '../../hooks/useKeptState';
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

interface Props {
  facts: Queries.InspectionFragment;
  /** Called with each answer, or undefined if there is none. Must be stable. */
  onAnswer: (result: ToolResult | undefined) => void;
}

/** Computes when the next inspection is due from kind of building, year of the last one and change of owner. */
export function InspectionForm({ facts, onAnswer }: Props) {
  const { t } = useTranslation();
  const { kinds, ownerChange } = facts;
  const [input, setInput] = useKeptState('inspection', {
    slug: kinds[0]?.slug,
    typedYear: '',
    changesOwner: false,
  });
  const { slug, typedYear, changesOwner } = input;
  const change = (changed: Partial<typeof input>) =>
    setInput((earlier) => ({ ...earlier, ...changed }));
  const [isTyping, setIsTyping] = useState(false);
  const kindField = useEarlyInput<HTMLSelectElement>(({ value }) => change({ slug: value }));
  const yearField = useEarlyInput<HTMLInputElement>((field) => {
    change({ typedYear: field.value.trim() });
    setIsTyping(field === document.activeElement);
  });
  const ownerField = useEarlyInput<HTMLInputElement>(({ checked }) =>
    change({ changesOwner: checked }),
  );
  const kind = kinds.find((each) => each.slug === slug);
  const years = kind?.years ?? 0;
  const [thisYear] = useState(() => new Date().getFullYear());
  const isYearOpen = typedYear === '' || (isTyping && typedYear.length < yearDigits);
  const lastYear = isYearOpen ? undefined : Number(typedYear);
  const next = nextInspection({ years, lastYear, changesOwner, thisYear, ownerChange });
  const isWrong = next.state === 'badYear';
  const values = {
    ...('year' in next && { year: next.year }),
    after: ownerChange.afterYears,
    first: firstYear,
    last: thisYear,
  };
  const answer = t(`inspection:answers.${isWrong ? 'unknown' : next.state}`, values);
  const given = { kind: kind?.translation.name ?? '', year: lastYear };
  const label = t('inspection:result.label', given);
  const text = [
    t('inspection:result.given', given),
    ...(changesOwner ? [t('inspection:form.newOwner')] : []),
    answer,
  ].join('\n');
  const isAnswered = !isWrong && next.state !== 'unknown';
  useEffect(
    () => onAnswer(isAnswered ? { tool: 'inspection', label, text } : undefined),
    [onAnswer, isAnswered, label, text],
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
          className={clsx('form-control w-auto', isWrong && 'is-invalid')}
          size={6}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={`inspection-year-hint ${isWrong ? 'inspection-year-error' : 'inspection-answer'}`}
          aria-invalid={isWrong}
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
        {isWrong && (
          <FieldMessage id="inspection-year-error">
            {t('inspection:answers.badYear', values)}
          </FieldMessage>
        )}
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
        className={clsx('alert', looks[next.state], 'd-flex gap-2 mb-0', !isWrong && 'fw-semibold')}
        id="inspection-answer"
        htmlFor="inspection-kind inspection-year inspection-owner"
      >
        {looks[next.state] === 'alert-danger' && <Icon name="alert" />}
        {answer}
      </output>
    </>
  );
}
