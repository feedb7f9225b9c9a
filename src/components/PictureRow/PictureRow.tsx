import type { ReactNode } from 'react';
import { TiltedPicture } from './TiltedPicture';
import './PictureRow.scss';

interface Props {
  picture: Queries.DetailPictureFragment | null;
  /** The picture begins in the first screen of a phone. */
  first?: boolean;
  /** Puts the picture on the right. */
  reversed?: boolean;
  children: ReactNode;
}

/** A picture that tilts under the mouse, with text beside it. */
export function PictureRow({ picture, first = false, reversed = false, children }: Props) {
  return (
    <div className={reversed ? 'picture-row picture-row--reversed' : 'picture-row'}>
      <TiltedPicture picture={picture} first={first} />
      <div className="picture-row__words">{children}</div>
    </div>
  );
}
