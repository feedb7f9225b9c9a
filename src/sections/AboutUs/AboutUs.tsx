interface Props {
  picture: Queries.DetailPictureFragment | null;
}

export function AboutUs(_props: Props) {
  return <section data-section="AboutUs" />;
}
