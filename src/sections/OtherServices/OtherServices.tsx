import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { useSiteData } from '../../context/site-data';
import { Picture } from '../../components/Picture/Picture';
import { useTranslations } from '../../context/translations';
import './OtherServices.scss';

/** The way from a service to the three trades. */
export function OtherServices() {
  const { t } = useTranslations();
  const { categories } = useSiteData();
  return (
    <section className="other-services section" aria-labelledby="other-services-title">
      <div className="wrap">
        <div className="section__head">
          <h2 id="other-services-title">{t('common:otherServices')}</h2>
        </div>
        <ul className="other-services__list" role="list">
          {categories.map(({ slug, route, translation, image }) => (
            <li key={slug} data-category={slug}>
              <Link className="other-services__tile" to={route}>
                <span className="other-services__words">
                  <span className="other-services__name">{translation.title}</span>
                  <Icon name="right" />
                </span>
                <Picture className="other-services__picture" picture={image} decorative />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
