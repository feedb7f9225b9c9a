interface Props {
  picture: Queries.HeroPictureFragment | null;
}

export function Hero(_props: Props) {
  return <section data-section="Hero" />;
}
