import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb';
import { Picture } from './Picture';
import './Banner.scss';

interface Props {
  /** Slug of the category that gives the colour. */
  category?: string;
  /** The spec's “white title”, on navy in both modes. */
  isWhite?: boolean;
  title: string;
  lead: string;
  picture: Queries.LargePictureFragment;
  /** Fills the banner behind words and picture. */
  background?: Queries.BannerBackgroundFragment | null;
  /** Buttons and links under the lead. A link to a quote form is not shown on a phone, where the bar has it. */
  children: ReactNode;
}

/** The head of a page: breadcrumb, title, lead and picture. */
export function Banner({
  category,
  isWhite = false,
  title,
  lead,
  picture,
  background,
  children,
}: Props) {
  return (
    <section
      className={clsx('banner panel', isWhite && 'banner--white')}
      data-bs-theme={isWhite ? 'dark' : undefined}
      data-category={category}
    >
      {background && (
        <Picture
          className="banner__background picture--cover position-absolute top-0 start-0 w-100 h-100 z-n1 d-print-none"
          picture={{ ...background, alt: null }}
          isEager
          isDecorative
        />
      )}
      <div className="container pt-2 pt-sm-4">
        <Breadcrumb />
        <div className="banner__columns row">
          <div className="banner__words col-md-6 align-self-center">
            <h1>{title}</h1>
            <p className="lead mt-3 mt-md-4">{lead}</p>
            <div className="banner__actions d-flex flex-wrap column-gap-2 column-gap-sm-3 mt-sm-3">
              {children}
            </div>
          </div>
          <div className="banner__side col-md-6 align-self-center align-self-lg-end">
            <div className="banner__picture">
              <Picture picture={picture} isEager />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** A small file is enough for the faint background. */
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
