import { Banner } from '../../components/Banner/Banner';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { useSiteData } from '../../context/site-data';
import { useTranslations } from '../../context/translations';
import { routes } from '../../routes';

interface Props {
  picture: Queries.HeroPictureFragment | null;
}

/** The head of the company's page: three trades under one roof. */
export function CompanyBanner({ picture }: Props) {
  const { t } = useTranslations();
  const { phone } = useSiteData().company;
  return (
    <Banner title={t('company:title')} lead={t('company:lead')} picture={picture}>
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
