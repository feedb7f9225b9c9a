import { graphql } from 'gatsby';
import { GatsbyImage, getImage, type ImageDataLike } from 'gatsby-plugin-image';

interface Props {
  /** A picture file with its alternative text, from one of the fragments below. */
  picture: { alt: string | null; childImageSharp: ImageDataLike | null };
  /** The largest picture of the first screen: loaded at once and before others. */
  first?: boolean;
  className?: string;
  /** For a picture whose meaning the words beside it repeat. */
  decorative?: boolean;
}

/** A render from `data/images`: transparent, so it takes the tint of whatever it stands on. */
export function Picture({
  picture: { alt, childImageSharp },
  first = false,
  className = '',
  decorative = false,
}: Props) {
  const image = childImageSharp && getImage(childImageSharp);
  if (!image) return null;
  return (
    <GatsbyImage
      className={`picture ${className}`.trim()}
      image={image}
      alt={decorative ? '' : (alt ?? '')}
      loading={first ? 'eager' : 'lazy'}
      {...(first && { fetchpriority: 'high' })}
    />
  );
}

export const fragments = graphql`
  fragment HeroPicture on File {
    alt(language: $language)
    childImageSharp {
      gatsbyImageData(
        width: 800
        outputPixelDensities: [0.5, 1, 2]
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
        sizes: "(min-width: 75rem) 44rem, (min-width: 62rem) 57vw, 100vw"
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
