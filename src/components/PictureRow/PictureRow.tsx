import { useRef, type ReactNode } from 'react';
import { Picture } from '../Picture/Picture';
import { useTilt } from './useTilt';
import './PictureRow.scss';

interface Props {
  picture: Queries.DetailPictureFragment | null;
  /** Puts the picture on the right. */
  reversed?: boolean;
  children: ReactNode;
}

/** A picture that tilts under the mouse, with text beside it. */
export function PictureRow({ picture, reversed = false, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useTilt(container, panel);
  return (
    <div className={reversed ? 'picture-row picture-row--reversed' : 'picture-row'}>
      <div className="picture-row__frame" ref={container}>
        <div className="picture-row__panel" ref={panel}>
          {picture && <Picture picture={picture} />}
        </div>
      </div>
      <div className="picture-row__words">{children}</div>
    </div>
  );
}
