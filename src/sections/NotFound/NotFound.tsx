interface Props {
  picture: Queries.HeroPictureFragment | null;
}

export function NotFound(_props: Props) {
  return <section data-section="NotFound" />;
}
