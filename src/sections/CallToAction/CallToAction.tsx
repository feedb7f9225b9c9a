import { graphql } from 'gatsby';

interface Props {
  picture: Queries.ClosingPictureFragment | null;
}

export function CallToAction(_props: Props) {
  return <section data-section="CallToAction" />;
}

export const fragment = graphql`
  fragment ClosingPicture on File {
    ...DetailPicture
  }
`;
