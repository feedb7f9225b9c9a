import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { batteryCapacity, ranges, type Range, type SolarInputs } from '../../solar/inputs';
import { useEstimateFormats } from './useEstimateFormats';

/** Grouping separators in numbers: spaces of all kinds and apostrophes. */
const grouping = /[\s'’]/g;

/**
 * Parses a typed number in the format of any of the languages: `22,96`, `22.96`, `7 500`, `7’500`.
 *
 * @param range with a step of 1, `7,500` and `7.500` are grouped thousands, and the number is rounded
 * @returns undefined if it is not a number in the range
 */
export function typedNumber(text: string, { min, max, step }: Range): number | undefined {
  const isWhole = step === 1;
  const plain = text.replaceAll(grouping, '');
  const isGrouped = isWhole && /^\d{1,3}([.,]\d{3})+$/.test(plain);
  const digits = isGrouped ? plain.replaceAll(/[.,]/g, '') : plain.replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(digits)) return undefined;
  const number = isWhole ? Math.round(Number(digits)) : Number(digits);
  return number >= min && number <= max ? number : undefined;
}

/** What is typed in the number fields. A field without it shows its value. */
export type TypedTexts = Partial<Record<'consumption' | 'price', string>>;

const isInvalidText = (typed: string | undefined, range: Range) =>
  typed !== undefined && typedNumber(typed, range) === undefined;

/** Whether something invalid is typed in any of the fields. */
export const hasInvalidText = ({ consumption, price }: TypedTexts) =>
  isInvalidText(consumption, ranges.consumption) || isInvalidText(price, ranges.price);

interface NumberFieldProps {
  id: string;
  label: string;
  unit: string;
  /** The value in the page's language, shown unless something is typed. */
  valueText: string;
  typed: string | undefined;
  range: Range;
  /** Error message for a text that is not a number in the range. */
  errorText: string;
  /** Called with each text; with undefined when the field is left and valid. */
  onType: (text: string | undefined) => void;
  /** Called with each valid number. */
  onChange: (value: number) => void;
}

/**
 * A number field. It passes on valid numbers, and keeps an invalid text, which it calls invalid once the visitor leaves
 * the field, until it is corrected.
 */
function NumberField({
  id,
  label,
  unit,
  valueText,
  typed,
  range,
  errorText,
  onType,
  onChange,
}: NumberFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  const isInvalid = !isTyping && isInvalidText(typed, range);
  return (
    <div className="estimator__number col">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="input-group has-validation">
        <input
          className={clsx('form-control', isInvalid && 'is-invalid')}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? valueText}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-unit ${id}-error` : `${id}-unit`}
          onChange={({ target }) => {
            setIsTyping(true);
            onType(target.value);
            const number = typedNumber(target.value, range);
            if (number !== undefined) onChange(number);
          }}
          onBlur={() => {
            setIsTyping(false);
            if (!isInvalidText(typed, range)) onType(undefined);
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
  typed: TypedTexts;
  /** Typical households, with kWh per year. */
  profiles: readonly { slug: string; consumption: number; label: string }[];
  onChange: (changed: Partial<SolarInputs>) => void;
  onType: (changed: TypedTexts) => void;
}

/** Controls for the household's consumption, electricity price and battery. */
export function HouseholdControls({ inputs, typed, profiles, onChange, onType }: Props) {
  const { t } = useTranslation();
  const { number } = useEstimateFormats();
  const { consumption, battery, price } = inputs;
  const isTypical = profiles.some((profile) => profile.consumption === consumption);
  const limits = ({ min, max }: Range) => ({ min: number(min), max: number(max) });
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
          onChange={({ target }) => {
            onType({ consumption: undefined });
            onChange({ consumption: Number(target.value) });
          }}
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
          valueText={number(consumption)}
          typed={typed.consumption}
          range={ranges.consumption}
          errorText={t('solar-estimate:wrong', limits(ranges.consumption))}
          onType={(text) => onType({ consumption: text })}
          onChange={(value) => onChange({ consumption: value })}
        />
        <NumberField
          id="solar-price"
          label={t('solar-estimate:price')}
          unit={t('solar-estimate:units.perKWh')}
          valueText={number(price, 2)}
          typed={typed.price}
          range={ranges.price}
          errorText={t('solar-estimate:wrong', limits(ranges.price))}
          onType={(text) => onType({ price: text })}
          onChange={(value) => onChange({ price: value })}
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
          className="form-check-label d-block text-body-emphasis fw-semibold lh-sm text-balance"
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
