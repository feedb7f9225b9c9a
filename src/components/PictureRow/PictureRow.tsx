import type { ReactNode } from 'react';
import { TiltedPicture } from './TiltedPicture';
import './PictureRow.scss';

interface Props {
  picture: Queries.DetailPictureFragment | null;
  /** The picture begins in the first screen of a phone. */
  first?: boolean;
  children: ReactNode;
}

/** A picture that tilts under the mouse, with text beside it. */
export function PictureRow({ picture, first = false, children }: Props) {
  return (
    <div className="picture-row">
      <TiltedPicture picture={picture} first={first} />
      <div className="picture-row__words">{children}</div>
    </div>
  );
}
