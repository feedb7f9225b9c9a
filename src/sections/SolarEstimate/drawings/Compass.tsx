import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CSSProperties } from 'react';
import './Compass.scss';

/** A compass with the direction of the roof, in degrees from south towards east, and the mirrored one. */
export function Compass({ azimuth }: { azimuth: number }) {
  const { t } = useTranslation();
  const [north, east, south, west] = t('solar-estimate:drawing.compass').split(' ');
  const wedge = 'M0 0 -17.5 30.3A35 35 0 0 0 17.5 30.3Z';
  return (
    <svg className="compass" viewBox="-66 -66 132 132">
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
      <text y="-45">{north}</text>
      <text x="53" y="5.5">
        {east}
      </text>
      <text y="57">{south}</text>
      <text x="-53" y="5.5">
        {west}
      </text>
    </svg>
  );
}
