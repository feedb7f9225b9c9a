import { useRef } from 'react';
import { DetailPicture } from '../Picture';
import { useTilt } from './useTilt';
import './TiltedPicture.scss';

interface Props {
  picture: Queries.DetailPictureFragment | null;
  /** The picture begins in the first screen of a phone. */
  first?: boolean;
}

/** A picture that tilts under the mouse, on a panel that stays where it is. */
export function TiltedPicture({ picture, first = false }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const tilted = useRef<HTMLDivElement>(null);
  useTilt(panel, tilted);
  return (
    <div className="tilted-picture" ref={panel}>
      <div className="tilted-picture__tilted" ref={tilted}>
        {picture && <DetailPicture picture={picture} first={first} />}
      </div>
    </div>
  );
}
