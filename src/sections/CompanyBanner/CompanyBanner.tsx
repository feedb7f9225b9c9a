import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Banner } from '../../components/Banner';
import { PhoneLink } from '../../components/ContactLinks';
import { routes } from '../../routes';

export function CompanyBanner({ picture }: { picture: Queries.HeroPictureFragment | null }) {
  const { t } = useTranslation();
  return (
    <Banner title={t('company:title')} lead={t('company:lead')} picture={picture}>
      <Link className="btn btn-warning" to={routes.contact}>
        {t('common:call.quote')}
      </Link>
      <PhoneLink className="btn btn-outline-primary">{t('common:call.action')}</PhoneLink>
    </Banner>
  );
}
