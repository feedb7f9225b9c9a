import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon, isIconName } from '../../components/Icon/Icon';
import type { MenuCategory } from '../../hooks/usePage';
import './SideMenuGroup.scss';

/** A category in the side menu, with its services. The shared `name` keeps one group open at a time. */
export function SideMenuGroup({ category, open }: { category: MenuCategory; open: boolean }) {
  const { t } = useTranslation();
  const { slug, route, translation, services } = category;
  return (
    <details className="side-menu__group" name="side-menu" open={open} data-category={slug}>
      <summary className="side-menu__link">
        <span className="side-menu__badge">{isIconName(slug) && <Icon name={slug} />}</span>
        {translation.title}
        <Icon name="plus" className="side-menu__sign" />
      </summary>
      <ul className="side-menu__services" role="list">
        {services.map((service) => (
          <li key={service.slug}>
            <Link className="side-menu__service" to={service.route}>
              {service.translation.title}
            </Link>
          </li>
        ))}
        <li>
          <Link className="side-menu__service side-menu__service--all" to={route}>
            {t('common:allServices')} <span className="visually-hidden">({translation.title})</span>
            <Icon name="right" />
          </Link>
        </li>
      </ul>
    </details>
  );
}
