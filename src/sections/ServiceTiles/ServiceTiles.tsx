import { graphql } from 'gatsby';

interface Props {
  category: Queries.ServiceTilesFragment;
}

export function ServiceTiles(_props: Props) {
  return <section data-section="ServiceTiles" />;
}

export const fragment = graphql`
  fragment ServiceTiles on ServiceCategory {
    slug
    services {
      slug
      ...ServiceTile
      words(language: $language) {
        lead
      }
    }
  }
`;
