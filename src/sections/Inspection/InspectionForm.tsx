import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { Select } from '../../components/Form/Select';
import { firstYear, nextInspection } from './next-inspection';
import '../../components/Form/Select.scss';
import './InspectionForm.scss';

/** A year is judged once it has its digits, or when the visitor leaves the field. */
const yearDigits = 4;

/** Kind of building, year of the last inspection and change of owner in; when the next one is due out, in words. */
export function InspectionForm({ facts }: { facts: Queries.InspectionFragment }) {
  const { t } = useTranslation();
  const { kinds, ownerChange } = facts;
  const [slug, setSlug] = useState(kinds[0]?.slug);
  const [typedYear, setTypedYear] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const [changesOwner, setChangesOwner] = useState(false);
  const years = kinds.find((kind) => kind.slug === slug)?.years ?? 0;
  const [thisYear] = useState(() => new Date().getFullYear());
  const isYearOpen = typedYear === '' || (isTyping && typedYear.length < yearDigits);
  const lastYear = isYearOpen ? undefined : Number(typedYear);
  const next = nextInspection({ years, lastYear, changesOwner, thisYear, ownerChange });
  const values = {
    ...('year' in next && { year: next.year }),
    after: ownerChange.afterYears,
    first: firstYear,
    last: thisYear,
  };
  return (
    <>
      <h3>{t('inspection:form.title')}</h3>
      <div className="field">
        <label className="form-label" htmlFor="inspection-kind">
          {t('inspection:form.kind')}
        </label>
        <Select
          id="inspection-kind"
          className="form-control"
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
        >
          {kinds.map(({ slug: value, translation }) => (
            <option key={value} value={value}>
              {translation.name}
            </option>
          ))}
        </Select>
      </div>
      <div className="field">
        <label className="form-label" htmlFor="inspection-year">
          {t('inspection:form.year')}
        </label>
        <input
          id="inspection-year"
          className="form-control inspection-form__year"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby="inspection-year-hint inspection-answer"
          aria-invalid={next.state === 'badYear'}
          value={typedYear}
          onChange={({ target }) => {
            setTypedYear(target.value.trim());
            setIsTyping(true);
          }}
          onBlur={() => setIsTyping(false)}
        />
        <p className="small text-body-secondary" id="inspection-year-hint">
          {t('inspection:form.yearHint')}
        </p>
      </div>
      <label className="inspection-form__check">
        <input
          type="checkbox"
          checked={changesOwner}
          onChange={({ target }) => setChangesOwner(target.checked)}
        />
        {t('inspection:form.newOwner')}
      </label>
      <output
        className="inspection-form__answer"
        id="inspection-answer"
        htmlFor="inspection-kind inspection-year"
      >
        {t(`inspection:answers.${next.state}`, values)}
      </output>
    </>
  );
}
