import { graphql } from 'gatsby';

/**
 * One fragment for each size. On phones `sizes` names about half of the width that is shown, so that a screen of density 2
 * or 3 takes the smallest file: its 610 or 640 pixels are 1.7 for each px, and more does not show in soft renders.
 */
export const fragments = graphql`
  fragment HeroPicture on File {
    alt(language: $language)
    childImageSharp {
      gatsbyImageData(
        width: 800
        outputPixelDensities: [0.8, 1, 1.5]
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
        sizes: "(min-width: 75rem) 44rem, (min-width: 62rem) 57vw, (min-width: 45rem) 67vw, 45vw"
      )
    }
    night {
      childImageSharp {
        gatsbyImageData(
          width: 800
          outputPixelDensities: [0.8, 1, 1.5]
          placeholder: NONE
          formats: [WEBP, AVIF]
          sizes: "(min-width: 75rem) 44rem, (min-width: 62rem) 57vw, (min-width: 45rem) 67vw, 45vw"
        )
      }
    }
  }

  fragment DetailPicture on File {
    alt(language: $language)
    childImageSharp {
      gatsbyImageData(
        width: 610
        height: 460
        outputPixelDensities: [1, 2]
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
        avifOptions: { quality: 53 }
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
          avifOptions: { quality: 53 }
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
        formats: [AUTO, WEBP, AVIF]
        sizes: "(min-width: 45rem) 610px, 92vw"
      )
    }
    night {
      childImageSharp {
        gatsbyImageData(
          width: 610
          height: 460
          outputPixelDensities: [1]
          placeholder: NONE
          formats: [WEBP, AVIF]
          sizes: "(min-width: 45rem) 610px, 92vw"
        )
      }
    }
  }

  fragment TilePicture on File {
    alt(language: $language)
    childImageSharp {
      gatsbyImageData(
        width: 610
        height: 460
        outputPixelDensities: [1]
        placeholder: NONE
        formats: [AUTO, WEBP, AVIF]
        sizes: "305px"
      )
    }
  }
`;
