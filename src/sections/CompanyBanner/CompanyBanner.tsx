import { Banner } from '../../components/Banner/Banner';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { useFrame } from '../../components/Page/frame';
import type { Crumb } from '../../components/Page/structured-data';
import { useWords } from '../../language/words';
import { routes } from '../../routes';

interface Props {
  picture: Queries.HeroPictureFragment | null;
  crumbs: Crumb[];
}

/** The head of the company's page: three trades under one roof. */
export function CompanyBanner({ picture, crumbs }: Props) {
  const { t } = useWords();
  const { phone } = useFrame().company;
  return (
    <Banner crumbs={crumbs} title={t('company:title')} lead={t('company:lead')} picture={picture}>
      <Link className="btn btn--amber" to={routes.contact}>
        {t('common:call.quote')}
      </Link>
      <a className="btn btn--quiet" href={`tel:${phone.international}`}>
        <Icon name="phone" />
        {t('common:call.action')}
      </a>
    </Banner>
  );
}
