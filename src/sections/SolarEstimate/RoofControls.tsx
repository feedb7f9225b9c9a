import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import {
  orientations,
  tilts,
  type Orientation,
  type SolarInputs,
  type Tilt,
} from '../../solar/inputs';
import { AreaSlider } from './AreaSlider';
import { azimuths, radians } from './sun-geometry';
import { useEstimateFormats } from './useEstimateFormats';
import './RoofControls.scss';

/** Icon of a roof's tilt over the ground, degrees. */
function TiltPicture({ tilt }: { tilt: number }) {
  const x = 30 * Math.cos(radians(tilt));
  const y = 30 * Math.sin(radians(tilt));
  const start = -x / 2;
  return (
    <>
      <path className="tile__ground" d="M-17 14H17" />
      <path className="tile__line" d={`M${start} 14l${x} ${-y}`} />
    </>
  );
}

/** Compass icon of a roof's two directions, degrees from south towards east and towards west. */
function DirectionPicture({ azimuth }: { azimuth: number }) {
  const wedge = 'M0 0-7 12.2A14 14 0 0 0 7 12.2Z';
  return (
    <>
      <circle className="tile__rim" r="15" />
      <path className="tile__wedge" d={wedge} transform={`rotate(${-azimuth})`} />
      {azimuth % 180 !== 0 && (
        <path className="tile__wedge" d={wedge} transform={`rotate(${azimuth})`} />
      )}
      <path className="tile__ground" d="M0-18v5" />
    </>
  );
}

interface TileChoicesProps<Value extends string | number> {
  name: string;
  legend: string;
  /** `letters` show where the text has no room. */
  choices: readonly { value: Value; text: string; letters?: string; picture: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Radio buttons as a row of tiles with small pictures. */
function TileChoices<Value extends string | number>({
  name,
  legend,
  choices,
  chosen,
  onChoose,
}: TileChoicesProps<Value>) {
  return (
    <fieldset>
      <legend className="form-label">{legend}</legend>
      <div className={clsx('tiles', choices.some(({ letters }) => letters) && 'tiles--long')}>
        {choices.map(({ value, text, letters, picture }) => (
          <label key={value} className="tile position-relative d-grid rounded-2">
            <input
              className="btn-check"
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className="tile__button btn d-flex flex-column justify-content-start gap-1 rounded-2">
              <svg className="tile__picture" viewBox="-20 -20 40 40" aria-hidden="true">
                {picture}
              </svg>
              {letters && (
                <span className="d-lg-none" aria-hidden="true">
                  {letters}
                </span>
              )}
              <span className="tile__text">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A roof's two directions in the letters of the compass: `SE, SO`. */
function useLetters(): Record<Orientation, string> {
  const { t } = useTranslation();
  const north = t('solar-estimate:drawing.north');
  const east = t('solar-estimate:drawing.east');
  const south = t('solar-estimate:drawing.south');
  const west = t('solar-estimate:drawing.west');
  return {
    south,
    'south-east': `${south}${east}, ${south}${west}`,
    east: `${east}, ${west}`,
    'north-east': `${north}${east}, ${north}${west}`,
    north,
  };
}

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
  const { number } = useEstimateFormats();
  const letters = useLetters();
  return (
    <>
      <AreaSlider
        label={t('solar-estimate:area')}
        area={area}
        areaText={t('solar-estimate:units.area', { value: number(area) })}
        onChange={(value) => onChange({ area: value })}
      />
      <TileChoices
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
      <TileChoices
        name="solar-orientation"
        legend={t('solar-estimate:orientation.title')}
        chosen={orientation}
        onChoose={(value) => onChange({ orientation: value })}
        choices={orientations.map((value) => ({
          value,
          text: orientationText(value),
          letters: letters[value],
          picture: <DirectionPicture azimuth={azimuths[value]} />,
        }))}
      />
    </>
  );
}
