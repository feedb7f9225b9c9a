import type { ReactNode } from 'react';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import { Picture } from '../Picture/Picture';
import './Banner.scss';

interface Props {
  /** Slug of the category whose tint the panel takes; without it the panel takes the lake's. */
  category?: string;
  /** The spec's “white title”: white words on the dark panel. */
  white?: boolean;
  title: string;
  lead: string;
  picture: Queries.DetailPictureFragment | null;
  /** Buttons and links under the lead. */
  children?: ReactNode;
}

/** The head of a page: where it is, its title and lead, and a picture that hangs over the panel's lower edge. */
export function Banner({ category, white = false, title, lead, picture, children }: Props) {
  return (
    <section
      className={`banner panel ${white ? 'banner--white' : ''}`.trim()}
      data-category={category}
      aria-labelledby="title"
    >
      <div className="wrap banner__columns">
        <div className="banner__crumbs">
          <Breadcrumb />
        </div>
        <div className="banner__words">
          <h1 id="title">{title}</h1>
          <p className="banner__lead lead">{lead}</p>
          {children && <div className="banner__actions">{children}</div>}
        </div>
        {picture && (
          <div className="banner__picture">
            <Picture picture={picture} first />
          </div>
        )}
      </div>
    </section>
  );
}
