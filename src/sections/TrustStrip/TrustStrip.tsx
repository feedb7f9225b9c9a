import { graphql } from 'gatsby';

interface Props {
  availability: Queries.TrustFigureFragment | null;
}

export function TrustStrip(_props: Props) {
  return <section data-section="TrustStrip" />;
}

export const fragment = graphql`
  fragment TrustFigure on Figure {
    words(language: $language) {
      number
      unit
      text
    }
  }
`;
