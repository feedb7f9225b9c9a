import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties } from 'react';
import type { SolarInputs } from '../../solar/inputs';
import { House } from './House';
import { arc, azimuths, brightestTime, overArc, ribbonPath, sunOnRoof } from './sun-geometry';
import './Scene.scss';

/** A tree at a point of the picture, px. */
function Tree({ x, y, height }: { x: number; y: number; height: number }) {
  const crown = height * 0.36;
  return (
    <g>
      <ellipse
        className="house__shadow"
        cx={x + crown * 0.5}
        cy={y - crown * 0.15}
        rx={crown * 1.2}
        ry={crown * 0.35}
      />
      <rect
        className="scene__trunk"
        x={x - 2.5}
        y={y - height * 0.5}
        width="5"
        height={height * 0.5}
      />
      <circle className="scene__crown" cx={x} cy={y - height + crown} r={crown} />
      <circle
        className="scene__light"
        cx={x - crown * 0.2}
        cy={y - height + crown * 0.8}
        r={crown * 0.62}
      />
    </g>
  );
}

/** A compass with the direction of the roof, in degrees from south towards east, and the mirrored one. */
function Compass({ azimuth }: { azimuth: number }) {
  const { t } = useTranslation();
  const wedge = 'M0 0 -17.5 30.3A35 35 0 0 0 17.5 30.3Z';
  return (
    <svg className="compass d-print-none" viewBox="-66 -66 132 132">
      <circle className="compass__rim" r="36" />
      <path
        className="compass__wedge compass__wedge--other"
        style={{ '--turn': `${azimuth}deg` } as CSSProperties}
        d={wedge}
      />
      <path
        className="compass__wedge"
        style={{ '--turn': `${-azimuth}deg` } as CSSProperties}
        d={wedge}
      />
      <circle className="compass__roof" r="6" />
      <text y="-45">{t('solar-estimate:drawing.north')}</text>
      <text x="53" y="5.5">
        {t('solar-estimate:drawing.east')}
      </text>
      <text y="57">{t('solar-estimate:drawing.south')}</text>
      <text x="-53" y="5.5">
        {t('solar-estimate:drawing.west')}
      </text>
    </svg>
  );
}

interface SunPathProps {
  /** Degrees. */
  tilt: number;
  /** Degrees from south towards east. */
  azimuth: number;
  /** Degrees. */
  latitude: number;
}

/** The sun's arc on an equinox with its brightness on the roof at each time, and the sun where it is brightest. */
function SunPath({ tilt, azimuth, latitude }: SunPathProps) {
  const onRoof = (time: number) => sunOnRoof(time, tilt, azimuth, latitude);
  const onMirroredRoof = (time: number) => sunOnRoof(time, tilt, -azimuth, latitude);
  const time = brightestTime(onRoof);
  const sun = overArc(time, onRoof(time) / 2);
  const isSunny = onRoof(time) > 0.02;
  return (
    <g>
      <path
        className="sun-path__arc"
        d={`M${arc.x - arc.width} ${arc.y}A${arc.width} ${arc.height} 0 0 1 ${arc.x + arc.width} ${arc.y}`}
      />
      <path className="sun-path__other" d={ribbonPath(onMirroredRoof)} />
      <path className="sun-path__ribbon" d={ribbonPath(onRoof)} />
      <circle className="sun-path__halo" cx={sun.x} cy={sun.y} r={isSunny ? 42 : 24} />
      <circle
        className={clsx('sun-path__sun', !isSunny && 'sun-path__sun--behind')}
        cx={sun.x}
        cy={sun.y}
        r="21"
      />
    </g>
  );
}

type Props = Pick<SolarInputs, 'area' | 'tilt' | 'orientation'> & {
  /** Degrees. */
  latitude: number;
  /** Without text and compass, for a roof that always faces south. */
  isWordless?: boolean;
};

/** The house with its panels under the sun's path. The text beside it has the same content. */
export function Scene({ area, tilt, orientation, latitude, isWordless = false }: Props) {
  const { t } = useTranslation();
  const azimuth = azimuths[orientation];
  return (
    <div className="scene position-relative" aria-hidden="true">
      <svg className="w-100 h-auto" viewBox="0 0 640 500">
        <SunPath tilt={tilt} azimuth={azimuth} latitude={latitude} />
        <ellipse className="scene__ground" cx="320" cy="392" rx="280" ry="90" />
        <House area={area} tilt={tilt} isTurnedAway={azimuth > 90} />
        <Tree x={98} y={398} height={70} />
        <Tree x={538} y={404} height={92} />
        <Tree x={166} y={452} height={46} />
        {!isWordless && (
          <>
            <text className="scene__time" x={arc.x - arc.width} y={arc.y + 96}>
              {t('solar-estimate:drawing.evening')}
            </text>
            <text className="scene__time scene__time--right" x={arc.x + arc.width} y={arc.y + 96}>
              {t('solar-estimate:drawing.morning')}
            </text>
          </>
        )}
      </svg>
      {!isWordless && <Compass azimuth={azimuth} />}
    </div>
  );
}
