import type { ReactNode } from 'react';
import './Choices.scss';

interface Props<Value extends string | number> {
  name: string;
  legend: string;
  choices: readonly { value: Value; text: string; picture: ReactNode }[];
  chosen: Value;
  /** Whether the texts need more than a sixth of a phone’s width. */
  isLong?: boolean;
  onChoose: (value: Value) => void;
}

/** Radio buttons as a row of tiles with small pictures. */
export function Choices<Value extends string | number>({
  name,
  legend,
  choices,
  chosen,
  isLong = false,
  onChoose,
}: Props<Value>) {
  return (
    <fieldset className="choices">
      <legend className="choices__legend">{legend}</legend>
      <div className={`choices__list${isLong ? ' choices__list--long' : ''}`}>
        {choices.map(({ value, text, picture }) => (
          <label key={value} className="choices__choice">
            <input
              className="choices__radio"
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <svg className="choices__picture" viewBox="-20 -20 40 40" aria-hidden="true">
              {picture}
            </svg>
            <span className="choices__text">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
