import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { Picture } from '../../components/Picture/Picture';
import { useCurrentPage } from '../../context/current-page';
import { useSiteData } from '../../context/site-data';
import { useTranslations } from '../../context/translations';
import { useDropdown } from './useDropdown';
import './ServicesMenu.scss';

/** The dropdown menu of the services, by category. Opens without script. */
export function ServicesMenu() {
  const { t } = useTranslations();
  const { categories } = useSiteData();
  const { category: current } = useCurrentPage();
  const menu = useDropdown();
  return (
    <details className="services-menu" ref={menu}>
      <summary
        className="header__link services-menu__name"
        aria-current={current ? 'true' : undefined}
      >
        {t('common:nav.services')}
        <Icon name="chevron" className="services-menu__sign" />
      </summary>
      <div className="services-menu__panel">
        <div className="services-menu__categories">
          {categories.map(({ slug, route, translation, image, services }) => (
            <div key={slug} data-category={slug}>
              <Link className="services-menu__category" to={route}>
                {translation.title}
                <Picture className="services-menu__picture" picture={image} decorative />
              </Link>
              <ul className="services-menu__services" role="list">
                {services.map((service) => (
                  <li key={service.slug}>
                    <Link className="services-menu__service" to={service.route}>
                      <strong className="services-menu__title">{service.translation.title}</strong>
                      <span className="services-menu__summary">{service.translation.summary}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="services-menu__breakdown">
          {t('common:nav.breakdown')}
          <PhoneLink className="arrow-link services-menu__phone" />
        </p>
      </div>
    </details>
  );
}
