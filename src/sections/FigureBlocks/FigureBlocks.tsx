import { graphql } from 'gatsby';

interface Props {
  figures: readonly Queries.FigureBlockFragment[];
  /** Slug of the category, for the tint. */
  trade: string;
}

export function FigureBlocks({ figures }: Props) {
  return figures.length > 0 ? <section data-section="FigureBlocks" /> : null;
}

export const fragment = graphql`
  fragment FigureBlock on Figure {
    slug
    value
    max
    words(language: $language) {
      number
      unit
      caption
    }
  }
`;
