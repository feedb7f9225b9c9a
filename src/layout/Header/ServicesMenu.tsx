import { useDropdown } from './useDropdown';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { useSiteData } from '../../context/site-data';
import { useCurrentPage } from '../../context/current-page';
import { Picture } from '../../components/Picture/Picture';
import { useTranslations } from '../../context/translations';
import './ServicesMenu.scss';

/** The services by category, under one word of the header. It opens without script too. */
export function ServicesMenu() {
  const { t } = useTranslations();
  const { company, categories } = useSiteData();
  const { category: shown } = useCurrentPage();
  const menu = useDropdown();
  return (
    <details className="services-menu" ref={menu}>
      <summary
        className="header__link services-menu__name"
        aria-current={shown ? 'true' : undefined}
      >
        {t('common:nav.services')}
        <Icon name="chevron" className="services-menu__sign" />
      </summary>
      <div className="services-menu__panel">
        <div className="services-menu__categories">
          {categories.map((category) => (
            <div key={category.slug} data-category={category.slug}>
              <Link className="services-menu__category" to={category.route}>
                {category.translation.title}
                <Picture className="services-menu__picture" picture={category.image} decorative />
              </Link>
              <ul className="services-menu__services" role="list">
                {category.services.map((service) => (
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
          <a
            className="arrow-link services-menu__phone"
            href={`tel:${company.phone.international}`}
          >
            <Icon name="phone" />
            {company.phone.display}
          </a>
        </p>
      </div>
    </details>
  );
}
