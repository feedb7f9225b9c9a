import { useState } from 'react';
import { Icon } from '../../../components/Icon/Icon';
import { typedNumber } from '../typed-number';

interface Props {
  id: string;
  label: string;
  unit: string;
  value: number;
  /** The value as the language writes it. */
  format: (value: number) => string;
  range: { min: number; max: number };
  isWhole: boolean;
  /** What to say of a text that is not a number in the range. */
  errorText: string;
  onChange: (value: number) => void;
}

/** A typed number. It keeps what is not valid until the visitor corrects it, and passes on what is. */
export function NumberField({
  id,
  label,
  unit,
  value,
  format,
  range,
  isWhole,
  errorText,
  onChange,
}: Props) {
  const [typed, setTyped] = useState<string>();
  const parse = (text: string) => {
    const number = typedNumber(text, isWhole);
    return number >= range.min && number <= range.max ? number : undefined;
  };
  const isInvalid = typed !== undefined && parse(typed) === undefined;
  return (
    <div className="number-field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <span className="number-field__box">
        <input
          className={`form-control number-field__input${isInvalid ? ' is-invalid' : ''}`}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? format(value)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-unit ${id}-error` : `${id}-unit`}
          onChange={({ target }) => {
            setTyped(target.value);
            const number = parse(target.value);
            if (number !== undefined) onChange(number);
          }}
          onBlur={() => {
            if (!isInvalid) setTyped(undefined);
          }}
        />
        <span className="number-field__unit" id={`${id}-unit`}>
          {unit}
        </span>
      </span>
      {isInvalid && (
        <p className="invalid-feedback d-flex gap-2" id={`${id}-error`}>
          <Icon name="alert" />
          {errorText}
        </p>
      )}
    </div>
  );
}
