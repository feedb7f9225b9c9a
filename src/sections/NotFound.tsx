import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture } from '../components/Picture';
import { routes } from '../routes';
import './NotFound.scss';

/** The not-found page. */
export function NotFound({ picture }: { picture: Queries.HeroPictureFragment }) {
  const { t } = useTranslation();
  return (
    <section
      className="not-found panel position-relative overflow-hidden bg-body-tertiary"
      aria-labelledby="title"
    >
      <div className="not-found__columns container d-flex align-items-center py-5">
        <div className="not-found__words position-relative z-1">
          <p className="not-found__code d-flex align-items-center gap-2 mb-3 small fw-semibold text-body-secondary">
            {t('not-found:code')}
          </p>
          <h1 id="title">{t('not-found:title')}</h1>
          <p className="lead w-75 mt-4">{t('not-found:lead')}</p>
          <p className="d-flex flex-wrap gap-2 mt-4">
            <Link className="btn btn-action" to={routes.home}>
              {t('not-found:back')}
            </Link>
            <Link className="btn btn-outline-primary" to={routes.contact}>
              {t('common:nav.contact')}
            </Link>
          </p>
        </div>
      </div>
      <div className="not-found__picture">
        <Picture picture={picture} isEager />
      </div>
    </section>
  );
}
