import type { Crumb } from '../../components/Page/structured-data';

interface Props {
  crumbs: Crumb[];
  title: string;
  published?: string;
  template: string;
  sections: { title: string; paragraphs: string[] }[];
}

export function LegalText(_props: Props) {
  return <section data-section="LegalText" />;
}
