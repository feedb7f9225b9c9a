import { useRef, type ReactNode } from 'react';
import { useTilt } from './useTilt';
import { Picture } from '../Picture/Picture';
import './PictureRow.scss';

interface Props {
  picture: Queries.DetailPictureFragment | null;
  /** Whether the picture stands to the right of the words. */
  reversed?: boolean;
  children: ReactNode;
}

/** A picture of 610 by 460 px on the tint of its surroundings, which tilts under a mouse, and words beside it. */
export function PictureRow({ picture, reversed = false, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useTilt(frame, panel);
  return (
    <div className={`picture-row ${reversed ? 'picture-row--reversed' : ''}`.trim()}>
      <div className="picture-row__frame" ref={frame}>
        <div className="picture-row__panel" ref={panel}>
          {picture && <Picture picture={picture} />}
        </div>
      </div>
      <div className="picture-row__words">{children}</div>
    </div>
  );
}
