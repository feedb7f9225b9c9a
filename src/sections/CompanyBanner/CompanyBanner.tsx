import { Banner } from '../../components/Banner/Banner';
import { Link } from '../../components/Link/Link';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { useTranslations } from '../../context/translations';
import { routes } from '../../routes';

export function CompanyBanner({ picture }: { picture: Queries.HeroPictureFragment | null }) {
  const { t } = useTranslations();
  return (
    <Banner title={t('company:title')} lead={t('company:lead')} picture={picture}>
      <Link className="btn btn--amber" to={routes.contact}>
        {t('common:call.quote')}
      </Link>
      <PhoneLink className="btn btn--quiet">{t('common:call.action')}</PhoneLink>
    </Banner>
  );
}
