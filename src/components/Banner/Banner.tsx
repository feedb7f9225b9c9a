import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../Breadcrumb';
import { Picture } from '../Picture';
import './Banner.scss';

interface Props {
  /** Slug of the category that gives the colour. */
  category?: string;
  /** The spec's “white title”. */
  white?: boolean;
  title: string;
  lead: string;
  picture: Queries.LargePictureFragment | null;
  /** Fills the banner behind words and picture. */
  background?: Queries.BannerBackgroundFragment | null;
  /** Buttons and links under the lead. */
  children: ReactNode;
}

/** The head of a page: breadcrumb, title, lead and picture. */
export function Banner({
  category,
  white = false,
  title,
  lead,
  picture,
  background,
  children,
}: Props) {
  return (
    <section
      className={white ? 'banner panel banner--white' : 'banner panel'}
      data-category={category}
      aria-labelledby="title"
    >
      {background && (
        <div className="banner__background">
          <Picture picture={{ ...background, alt: null }} first decorative />
        </div>
      )}
      <div className="container banner__columns">
        <div className="banner__crumbs">
          <Breadcrumb />
        </div>
        <div className="banner__words">
          <h1 id="title">{title}</h1>
          <p className="banner__lead lead">{lead}</p>
          <div className="banner__actions">{children}</div>
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

/** Toned down so far that a small file does. */
export const fragment = graphql`
  fragment BannerBackground on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [640, 1280]
        placeholder: NONE
        formats: [WEBP, AVIF]
        avifOptions: { quality: 40 }
      )
    }
  }
`;
