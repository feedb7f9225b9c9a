import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import './Picture.scss';

interface Props {
  /** A picture file with its alternative text, from one of the fragments below. */
  picture: {
    alt: string | null;
    childImageSharp: { gatsbyImageData: IGatsbyImageData } | null;
  };
  /** The largest picture of the first screen: loaded at once and before others. */
  first?: boolean;
  className?: string;
  /** For a picture whose meaning the words beside it repeat. */
  decorative?: boolean;
}

/**
 * A render from `data/images`: transparent, so it takes the tint of whatever it stands on. The browser's own picture
 * element, which needs no script to be lazy or to choose a format.
 */
export function Picture({
  picture: { alt, childImageSharp },
  first = false,
  className = '',
  decorative = false,
}: Props) {
  if (!childImageSharp) return null;
  const { width, height, images } = childImageSharp.gatsbyImageData;
  const { sources = [], fallback } = images;
  return (
    <picture className={`picture ${className}`.trim()}>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className="picture__image"
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={width}
        height={Math.round(height)}
        alt={decorative ? '' : (alt ?? '')}
        decoding="async"
        loading={first ? 'eager' : 'lazy'}
        {...(first && { fetchpriority: 'high' })}
      />
    </picture>
  );
}

/** By size on the page. The home page's hero and cards are no sharper on a phone than can be seen: they come on its first visit. */
export const fragments = graphql`
  fragment HeroPicture on File {
    alt(language: $language)
    childImageSharp {
      gatsbyImageData(
        width: 800
        outputPixelDensities: [0.5, 1, 1.5]
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
        sizes: "(min-width: 75rem) 44rem, (min-width: 62rem) 57vw, 67vw"
      )
    }
  }

  fragment DetailPicture on File {
    alt(language: $language)
    childImageSharp {
      gatsbyImageData(
        width: 610
        height: 460
        outputPixelDensities: [0.5, 1, 2]
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
        avifOptions: { quality: 65 }
        sizes: "(min-width: 45rem) 610px, 92vw"
      )
    }
  }

  fragment CardPicture on File {
    alt(language: $language)
    childImageSharp {
      gatsbyImageData(
        width: 610
        height: 460
        outputPixelDensities: [0.5, 1]
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
        sizes: "(min-width: 45rem) 610px, 92vw"
      )
    }
  }

  fragment TilePicture on File {
    alt(language: $language)
    childImageSharp {
      gatsbyImageData(
        width: 305
        height: 230
        outputPixelDensities: [1, 2]
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
        sizes: "(min-width: 62rem) 305px, 45vw"
      )
    }
  }
`;
