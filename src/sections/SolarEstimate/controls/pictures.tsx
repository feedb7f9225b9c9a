import './pictures.scss';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A roof's line at its tilt over the ground, in degrees. */
export function TiltPicture({ tilt }: { tilt: number }) {
  const x = 30 * Math.cos(radians(tilt));
  const y = 30 * Math.sin(radians(tilt));
  const start = -x / 2;
  return (
    <>
      <path className="choices__ground" d="M-17 14H17" />
      <path className="choices__line" d={`M${start} 14l${x} ${-y}`} />
    </>
  );
}

/** A circle with the directions of a roof, in degrees from south towards east and towards west. */
export function DirectionPicture({ azimuth }: { azimuth: number }) {
  const wedge = 'M0 0-7 12.2A14 14 0 0 0 7 12.2Z';
  return (
    <>
      <circle className="choices__rim" r="15" />
      <path className="choices__wedge" d={wedge} transform={`rotate(${-azimuth})`} />
      {azimuth % 180 !== 0 && (
        <path className="choices__wedge" d={wedge} transform={`rotate(${azimuth})`} />
      )}
      <path className="choices__ground" d="M0-18v5" />
    </>
  );
}
