import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { SolarInputs } from '../../../solar/inputs';
import { Compass } from './Compass';
import { House } from './House';
import { arc, azimuths } from './sun-geometry';
import { SunPath } from './SunPath';
import { useTween } from './useTween';
import './Scene.scss';

type Props = Pick<SolarInputs, 'area' | 'tilt' | 'orientation'> & {
  /** Degrees. */
  latitude: number;
};

/** A tree that stands at a point of the picture, px. */
function Tree({ x, y, height }: { x: number; y: number; height: number }) {
  const crown = height * 0.36;
  return (
    <g className="scene__tree">
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

/** The house with its panels under the course of the sun. What it shows is also in the text beside it. */
export function Scene({ area, tilt, orientation, latitude }: Props) {
  const { t } = useTranslation();
  const azimuth = azimuths[orientation];
  const [shownTilt = tilt, shownAzimuth = azimuth] = useTween([tilt, azimuth]);
  return (
    <div className="scene" aria-hidden="true">
      <svg className="scene__picture" viewBox="0 0 640 500">
        <SunPath tilt={shownTilt} azimuth={shownAzimuth} latitude={latitude} />
        <ellipse className="scene__ground" cx="320" cy="392" rx="280" ry="90" />
        <House area={area} tilt={shownTilt} />
        <Tree x={98} y={398} height={70} />
        <Tree x={538} y={404} height={92} />
        <Tree x={166} y={452} height={46} />
        <text className="scene__time" x={arc.x - arc.width} y={arc.y + 96}>
          {t('solar-estimate:drawing.evening')}
        </text>
        <text className="scene__time scene__time--right" x={arc.x + arc.width} y={arc.y + 96}>
          {t('solar-estimate:drawing.morning')}
        </text>
      </svg>
      <Compass azimuth={azimuth} />
    </div>
  );
}
