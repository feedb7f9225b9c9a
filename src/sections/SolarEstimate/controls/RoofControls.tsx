import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties } from 'react';
import {
  orientations,
  ranges,
  tilts,
  type Orientation,
  type SolarInputs,
  type Tilt,
} from '../../../solar/inputs';
import { azimuths } from '../drawings/sun-geometry';
import { useFormats } from '../useFormats';
import { Choices } from './Choices';
import { DirectionPicture, TiltPicture } from './pictures';
import './Slider.scss';

interface Props {
  inputs: SolarInputs;
  tiltText: (tilt: Tilt) => string;
  orientationText: (orientation: Orientation) => string;
  onChange: (changed: Partial<SolarInputs>) => void;
}

/** The area, the tilt and the orientation of the roof. */
export function RoofControls({ inputs, tiltText, orientationText, onChange }: Props) {
  const { area, tilt, orientation } = inputs;
  const { t } = useTranslation();
  const { number } = useFormats();
  const { min, max, step } = ranges.area;
  const areaText = t('solar-estimate:units.area', { value: number(area) });
  return (
    <>
      <div className="slider" style={{ '--part': (area - min) / (max - min) } as CSSProperties}>
        <label className="slider__label" htmlFor="solar-area">
          {t('solar-estimate:area')}
        </label>
        <span className="slider__value" aria-hidden="true">
          {areaText}
        </span>
        <input
          className="slider__input"
          id="solar-area"
          type="range"
          min={min}
          max={max}
          step={step}
          value={area}
          aria-valuetext={areaText}
          onChange={({ target }) => onChange({ area: Number(target.value) })}
        />
      </div>
      <Choices
        name="solar-tilt"
        legend={t('solar-estimate:tilt.title')}
        chosen={tilt}
        onChoose={(value) => onChange({ tilt: value })}
        choices={tilts.map((value) => ({
          value,
          text: tiltText(value),
          picture: <TiltPicture tilt={value} />,
        }))}
      />
      <Choices
        isLong
        name="solar-orientation"
        legend={t('solar-estimate:orientation.title')}
        chosen={orientation}
        onChoose={(value) => onChange({ orientation: value })}
        choices={orientations.map((value) => ({
          value,
          text: orientationText(value),
          picture: <DirectionPicture azimuth={azimuths[value]} />,
        }))}
      />
    </>
  );
}
