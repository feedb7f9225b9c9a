import type { Crumb } from '../../components/Page/structured-data';

interface Props {
  crumbs: Crumb[];
}

export function ContactPanel(_props: Props) {
  return <section data-section="ContactPanel" />;
}
