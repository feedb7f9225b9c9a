import type { CSSProperties } from 'react';
import { ranges } from '../../solar/inputs';
import './AreaSlider.scss';

interface Props {
  label: string;
  /** m² */
  area: number;
  areaText: string;
  onChange: (area: number) => void;
}

/** Slider for the area, with its value in large type. */
export function AreaSlider({ label, area, areaText, onChange }: Props) {
  const { min, max, step } = ranges.area;
  return (
    <div>
      <div className="d-flex justify-content-between align-items-baseline">
        <label className="form-label mb-0" htmlFor="solar-area">
          {label}
        </label>
        <span className="h4" aria-hidden="true">
          {areaText}
        </span>
      </div>
      <input
        className="area-range form-range"
        style={{ '--part': (area - min) / (max - min) } as CSSProperties}
        id="solar-area"
        type="range"
        min={min}
        max={max}
        step={step}
        value={area}
        aria-valuetext={areaText}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
