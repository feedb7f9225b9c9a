import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { usePage } from '../../hooks/usePage';
import { ServicesMenuCategory } from './ServicesMenuCategory';
import { useDropdown } from './useDropdown';
import './ServicesMenu.scss';

/** The dropdown menu of the services, by category. Opens without script. */
export function ServicesMenu() {
  const { t } = useTranslation();
  const { categories, category: current } = usePage();
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
          {categories.map((category) => (
            <ServicesMenuCategory key={category.slug} category={category} />
          ))}
        </div>
        <p className="services-menu__breakdown">
          {t('common:nav.breakdown')}
          <PhoneLink className="icon-link icon-link-hover services-menu__phone" />
        </p>
      </div>
    </details>
  );
}
