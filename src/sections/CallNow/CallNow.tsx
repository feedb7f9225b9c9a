interface Props {
  picture: Queries.ClosingPictureFragment | null;
}

export function CallNow(_props: Props) {
  return <section data-section="CallNow" />;
}
