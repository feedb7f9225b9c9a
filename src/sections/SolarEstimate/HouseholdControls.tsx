import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useState } from 'react';
import { batteryCapacity, ranges, type SolarInputs } from '../../solar/inputs';
import { useFormats } from './useFormats';

/** Grouping separators in numbers: spaces of all kinds and apostrophes. */
const grouping = /[\s'’]/g;

/**
 * Parses a typed number in the format of any of the languages: `22,96`, `22.96`, `7 500`, `7’500`.
 *
 * @param isWhole then `7,500` and `7.500` are grouped thousands, and the number is rounded
 * @returns NaN if it is not a number
 */
export function typedNumber(text: string, isWhole: boolean): number {
  const plain = text.replaceAll(grouping, '');
  if (isWhole && /^\d{1,3}([.,]\d{3})+$/.test(plain)) return Number(plain.replaceAll(/[.,]/g, ''));
  const number = /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : NaN;
  return isWhole ? Math.round(number) : number;
}

/** Called with whether a field's text is invalid. Must be stable between renders. */
type OnCheck = (id: string, isWrong: boolean) => void;

interface NumberFieldProps {
  id: string;
  label: string;
  unit: string;
  value: number;
  /** Formats the value for the page's language. */
  format: (value: number) => string;
  range: { min: number; max: number };
  isWhole: boolean;
  /** Error message for a text that is not a number in the range. */
  errorText: string;
  onChange: (value: number) => void;
  onCheck: OnCheck;
}

/**
 * A number field. It passes on valid input, and keeps invalid input until the visitor corrects it or the value changes
 * from outside.
 */
function NumberField({
  id,
  label,
  unit,
  value,
  format,
  range,
  isWhole,
  errorText,
  onChange,
  onCheck,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: number }>();
  const text = typed?.value === value ? typed.text : undefined;
  const parse = (of: string) => {
    const number = typedNumber(of, isWhole);
    return number >= range.min && number <= range.max ? number : undefined;
  };
  const isInvalid = text !== undefined && parse(text) === undefined;
  useEffect(() => onCheck(id, isInvalid), [onCheck, id, isInvalid]);
  return (
    <div className="col-6">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="input-group has-validation">
        <input
          className={clsx('form-control', isInvalid && 'is-invalid')}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text ?? format(value)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-unit ${id}-error` : `${id}-unit`}
          onChange={({ target }) => {
            const number = parse(target.value);
            setTyped({ text: target.value, value: number ?? value });
            if (number !== undefined) onChange(number);
          }}
          onBlur={() => {
            if (!isInvalid) setTyped(undefined);
          }}
        />
        <span className="input-group-text" id={`${id}-unit`}>
          {unit}
        </span>
        <p className="invalid-feedback" id={`${id}-error`} role="alert">
          {isInvalid && errorText}
        </p>
      </div>
    </div>
  );
}

interface Props {
  inputs: SolarInputs;
  /** Typical households, with kWh per year. */
  profiles: readonly { slug: string; consumption: number; label: string }[];
  onChange: (changed: Partial<SolarInputs>) => void;
  onCheck: OnCheck;
}

/** Controls for the household's consumption, electricity price and battery. */
export function HouseholdControls({ inputs, profiles, onChange, onCheck }: Props) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { consumption, battery, price } = inputs;
  const isTypical = profiles.some((profile) => profile.consumption === consumption);
  const limits = ({ min, max }: { min: number; max: number }) => ({
    min: number(min),
    max: number(max),
  });
  return (
    <>
      <div>
        <label className="form-label" htmlFor="solar-household">
          {t('solar-estimate:household.title')}
        </label>
        <select
          className="form-select"
          id="solar-household"
          value={isTypical ? consumption : ''}
          onChange={({ target }) => onChange({ consumption: Number(target.value) })}
        >
          {profiles.map((profile) => (
            <option key={profile.slug} value={profile.consumption}>
              {profile.label}
            </option>
          ))}
          {!isTypical && <option value="">{t('solar-estimate:household.own')}</option>}
        </select>
      </div>
      <div className="row g-3 align-items-end">
        <NumberField
          id="solar-use"
          label={t('solar-estimate:use')}
          unit={t('solar-estimate:units.kWh')}
          value={consumption}
          format={number}
          range={ranges.consumption}
          isWhole
          errorText={t('solar-estimate:wrong', limits(ranges.consumption))}
          onChange={(value) => onChange({ consumption: value })}
          onCheck={onCheck}
        />
        <NumberField
          id="solar-price"
          label={t('solar-estimate:price')}
          unit={t('solar-estimate:units.perKWh')}
          value={price}
          format={(value) => number(value, 2)}
          range={ranges.price}
          isWhole={false}
          errorText={t('solar-estimate:wrong', limits(ranges.price))}
          onChange={(value) => onChange({ price: value })}
          onCheck={onCheck}
        />
      </div>
      <div className="form-check form-switch mb-0">
        <input
          className="form-check-input"
          id="solar-battery"
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox tells its state itself.
          role="switch"
          checked={battery}
          onChange={({ target }) => onChange({ battery: target.checked })}
        />
        <label
          className="form-check-label d-block text-body-emphasis fw-semibold lh-sm"
          htmlFor="solar-battery"
        >
          {t('solar-estimate:battery.title')}
          <span className="d-block small text-body-secondary fw-normal">
            {t('solar-estimate:battery.size', { value: number(batteryCapacity(consumption), 1) })}
          </span>
        </label>
      </div>
    </>
  );
}
