import type { ReactNode } from 'react';
import { TiltedPicture } from '../../components/PictureRow/TiltedPicture';
import './DetailPanel.scss';

interface Props {
  className: 'detail-scene' | 'detail-facts';
  picture: Queries.DetailPictureFragment | null;
  children: ReactNode;
}

/** A panel as wide as its row: the words or the table, and the picture at its end. */
export function DetailPanel({ className, picture, children }: Props) {
  return (
    <div className={className}>
      {children}
      <TiltedPicture picture={picture} />
    </div>
  );
}
