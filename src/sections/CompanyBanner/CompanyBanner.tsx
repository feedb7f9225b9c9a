import type { Crumb } from '../../components/Page/structured-data';

interface Props {
  picture: Queries.HeroPictureFragment | null;
  crumbs: Crumb[];
}

export function CompanyBanner(_props: Props) {
  return <section data-section="CompanyBanner" />;
}
