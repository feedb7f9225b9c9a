import { graphql } from 'gatsby';

interface Props {
  area: Queries.AreaFragment | null;
}

export function AreaServed(_props: Props) {
  return <section data-section="AreaServed" />;
}

export const fragment = graphql`
  fragment Area on Company {
    regionName(language: $language)
    base {
      latitude
      longitude
    }
    area {
      town
      latitude
      longitude
    }
  }
`;
