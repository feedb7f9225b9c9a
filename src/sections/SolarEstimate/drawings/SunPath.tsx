import { arc, brightestTime, overArc, ribbonPath, sunOnRoof } from './sun-geometry';
import './SunPath.scss';

interface Props {
  /** Degrees. */
  tilt: number;
  /** Degrees from south towards east. */
  azimuth: number;
  /** Degrees. */
  latitude: number;
}

/** A day of an equinox: the arc of the sun, and how bright it is on the roof at each time. */
export function SunPath({ tilt, azimuth, latitude }: Props) {
  const east = (time: number) => sunOnRoof(time, tilt, azimuth, latitude);
  const west = (time: number) => sunOnRoof(time, tilt, -azimuth, latitude);
  const best = brightestTime(east);
  const sun = overArc(best, east(best) / 2);
  const isSunny = east(best) > 0.02;
  return (
    <g className="sun-path">
      <path
        className="sun-path__arc"
        d={`M${arc.x - arc.width} ${arc.y}A${arc.width} ${arc.height} 0 0 1 ${arc.x + arc.width} ${arc.y}`}
      />
      <path className="sun-path__other" d={ribbonPath(west)} />
      <path className="sun-path__ribbon" d={ribbonPath(east)} />
      <circle className="sun-path__halo" cx={sun.x} cy={sun.y} r={isSunny ? 42 : 24} />
      <circle
        className={`sun-path__sun${isSunny ? '' : ' sun-path__sun--behind'}`}
        cx={sun.x}
        cy={sun.y}
        r="21"
      />
    </g>
  );
}
