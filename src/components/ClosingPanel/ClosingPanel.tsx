import { useId, type ReactNode } from 'react';
import { Picture } from '../Picture/Picture';
import './ClosingPanel.scss';

interface Props {
  title: string;
  text: string;
  picture: Queries.DetailPictureFragment | null;
  /** The button. */
  children: ReactNode;
}

/** The dark panel before the footer: one call to action. */
export function ClosingPanel({ title, text, picture, children }: Props) {
  const id = useId();
  return (
    <section className="closing-panel panel" aria-labelledby={id}>
      <div className="wrap closing-panel__columns">
        <div className="closing-panel__words">
          <h2 id={id} className="closing-panel__title">
            {title}
          </h2>
          <p className="closing-panel__text lead">{text}</p>
          <p className="closing-panel__line">{children}</p>
        </div>
        {picture && (
          <div className="closing-panel__picture">
            <Picture picture={picture} />
          </div>
        )}
      </div>
    </section>
  );
}
