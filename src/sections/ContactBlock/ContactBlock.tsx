import { graphql } from 'gatsby';

interface Props {
  service: Queries.ContactBlockFragment;
}

export function ContactBlock(_props: Props) {
  return <section data-section="ContactBlock" />;
}

export const fragment = graphql`
  fragment ContactBlock on Service {
    slug
  }
`;
