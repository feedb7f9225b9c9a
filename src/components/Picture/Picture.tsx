import { graphql } from 'gatsby';
import { NightSource, type NightPicture } from './NightSource';
import './Picture.scss';

interface Props {
  picture: Omit<Queries.DetailPictureFragment, 'night'> & { night?: NightPicture | null };
  /** A large picture of the first screen: loads eagerly, with high priority. */
  first?: boolean;
  className?: string;
  /** Empties the alternative text, where the text beside the picture says the same. */
  decorative?: boolean;
}

/** A picture of `data/images` as a native `<picture>`: format choice and lazy loading need no script. */
export function Picture({ picture, first = false, className = '', decorative = false }: Props) {
  if (!picture.childImageSharp) return null;
  const { width, height, images } = picture.childImageSharp.gatsbyImageData;
  const { sources = [], fallback } = images;
  const classes = ['picture', !picture.night && 'picture--day', className]
    .filter(Boolean)
    .join(' ');
  return (
    <picture className={classes}>
      {picture.night && <NightSource night={picture.night} />}
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className="picture__image"
        src={fallback?.src}
        width={width}
        height={Math.round(height)}
        alt={decorative ? '' : (picture.alt ?? '')}
        loading={first ? 'eager' : 'lazy'}
        {...(first && { fetchpriority: 'high' })}
      />
    </picture>
  );
}

/**
 * A detail's picture has two files. On phones its `sizes` names half of the width that is shown, so that screens of
 * density 2 and 3 take the small one: 1.7 pixels for each px, and soft renders show no more. A card's picture has that one.
 */
export const fragments = graphql`
  fragment DetailPicture on File {
    alt(language: $language)
    childImageSharp {
      gatsbyImageData(
        width: 610
        height: 460
        outputPixelDensities: [1, 2]
        placeholder: NONE
        formats: [WEBP, AVIF]
        avifOptions: { quality: 56 }
        sizes: "(min-width: 45rem) 610px, 45vw"
      )
    }
    night {
      childImageSharp {
        gatsbyImageData(
          width: 610
          height: 460
          outputPixelDensities: [1, 2]
          placeholder: NONE
          formats: [WEBP, AVIF]
          avifOptions: { quality: 56 }
          sizes: "(min-width: 45rem) 610px, 45vw"
        )
      }
    }
  }

  fragment CardPicture on File {
    alt(language: $language)
    childImageSharp {
      gatsbyImageData(
        width: 610
        height: 460
        outputPixelDensities: [1]
        placeholder: NONE
        formats: [WEBP, AVIF]
        avifOptions: { quality: 56 }
        sizes: "610px"
      )
    }
  }

  fragment CardNight on File {
    night {
      childImageSharp {
        gatsbyImageData(
          width: 610
          height: 460
          outputPixelDensities: [1]
          placeholder: NONE
          formats: [WEBP, AVIF]
          avifOptions: { quality: 56 }
          sizes: "610px"
        )
      }
    }
  }
`;
