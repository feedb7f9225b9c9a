import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import {
  GatsbyImage,
  getImage,
  MainImage,
  withArtDirection,
  type IGatsbyImageData,
} from 'gatsby-plugin-image';
import { useMemo, useState } from 'react';
import { useInBrowser } from '../hooks/useInBrowser';
import { currentMode, nightMedia, type ColourMode } from '../browser/colour-mode';
import './Picture.scss';

/** A picture of `data/images`, as a fragment below reads it. */
type PictureFile = Omit<Queries.CardPictureFragment, 'night'> &
  Partial<Pick<Queries.CardPictureFragment, 'night'>>;

interface Props {
  picture: PictureFile;
  /** In the first screen: loads eagerly, with high priority. */
  isEager?: boolean;
}

/**
 * A picture's image data for the plugin's components, with the night files first, if any. Their media query is that of
 * the served page or, on later pages, that of the visitor's mode. The data stay the same when the mode is toggled, as
 * `GatsbyImage` would clear itself on new data: `applyMode` changes the query in the page.
 */
function useImageData({ childImageSharp, night }: PictureFile): IGatsbyImageData | undefined {
  const mode = useInBrowser<ColourMode | undefined>(currentMode, undefined);
  const [media] = useState(nightMedia(mode));
  return useMemo(() => {
    const byDay = getImage(childImageSharp);
    const byNight = night && getImage(night.childImageSharp);
    return byDay && byNight ? withArtDirection(byDay, [{ media, image: byNight }]) : byDay;
  }, [childImageSharp, night, media]);
}

/** Attributes of the `<img>` in both components. */
const attributesOf = ({ picture, isEager = false }: Props) => ({
  alt: picture.alt ?? '',
  loading: isEager ? ('eager' as const) : ('lazy' as const),
  ...(isEager && { fetchpriority: 'high' }), // React 18 does not know `fetchPriority`.
});

/** The picture of a detail, 610 x 460 px where there is room (spec, section 2). */
export function DetailPicture(props: Props) {
  const image = useImageData(props.picture);
  if (!image) return null;
  return <GatsbyImage {...attributesOf(props)} image={image} className="detail-picture" />;
}

interface PictureProps extends Props {
  className?: string;
  /** Empties the alternative text, where the text beside the picture says the same. */
  isDecorative?: boolean;
}

/** Any other picture: the plugin's `<picture>` alone, which needs no script. */
export function Picture({ className, isDecorative = false, ...props }: PictureProps) {
  const data = useImageData(props.picture);
  if (!data) return null;
  return (
    <span className={clsx('picture', className)}>
      <MainImage
        {...attributesOf(props)}
        {...data.images}
        {...(isDecorative && { alt: '' })}
        width={data.width}
        height={Math.round(data.height)}
      />
    </span>
  );
}

/**
 * One fragment per size. Common options (formats, quality) are the defaults of gatsby-plugin-sharp in gatsby-config.ts.
 *
 * Large: a detail, a tile, a project, the picture beside a title; full width on a phone, where dense screens load the
 * file of 1220 px, 20 instead of 12 KB on average.
 * Card: always the file of 610 px, so that a card and its page share it. Category: as a card, plus a file of 915 px for
 * desktop screens of density 2, and of 336 px for phones, which load the three cards of the home page in the first
 * visit. Small: beside a few words, 104 to 160 px wide.
 */
export const fragments = graphql`
  fragment LargeSize on ImageSharp {
    gatsbyImageData(
      width: 610
      height: 460
      outputPixelDensities: [1, 2]
      sizes: "(min-width: 45rem) 610px, 100vw"
    )
  }

  fragment LargePicture on File {
    alt(language: $language)
    childImageSharp {
      ...LargeSize
    }
    night {
      childImageSharp {
        ...LargeSize
      }
    }
  }

  fragment CardSize on ImageSharp {
    gatsbyImageData(width: 610, height: 460, outputPixelDensities: [1], sizes: "610px")
  }

  fragment CardPicture on File {
    alt(language: $language)
    childImageSharp {
      ...CardSize
    }
    night {
      childImageSharp {
        ...CardSize
      }
    }
  }

  fragment CategorySize on ImageSharp {
    gatsbyImageData(
      width: 610
      height: 460
      outputPixelDensities: [0.55, 1, 1.5]
      sizes: "(min-width: 62rem) 400px, (min-width: 40rem) 300px, 112px"
    )
  }

  fragment CategoryPicture on File {
    alt(language: $language)
    childImageSharp {
      ...CategorySize
    }
    night {
      childImageSharp {
        ...CategorySize
      }
    }
  }

  fragment SmallPicture on File {
    alt(language: $language)
    childImageSharp {
      gatsbyImageData(width: 160, outputPixelDensities: [1, 2], sizes: "160px")
    }
  }

  fragment HeroSize on ImageSharp {
    gatsbyImageData(
      width: 1080
      outputPixelDensities: [0.6, 1, 1.48]
      avifOptions: { quality: 50 }
      sizes: "(min-width: 75rem) min(67.5rem, 75vw), (min-width: 62rem) 40rem, (min-width: 45rem) 48rem, 50vw"
    )
  }

  fragment HeroPicture on File {
    alt(language: $language)
    childImageSharp {
      ...HeroSize
    }
    night {
      childImageSharp {
        ...HeroSize
      }
    }
  }

  fragment Portrait on File {
    alt(language: $language)
    childImageSharp {
      gatsbyImageData(
        width: 288
        height: 288
        outputPixelDensities: [1, 2]
        sizes: "(min-width: 40rem) 288px, 96px"
      )
    }
  }
`;
