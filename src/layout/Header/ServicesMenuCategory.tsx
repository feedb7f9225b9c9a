import { Link } from 'gatsby-plugin-react-i18next';
import { Picture } from '../../components/Picture';
import type { MenuCategory } from '../../hooks/usePage';
import './ServicesMenuCategory.scss';

/** A column of the menu: a category, and its services below. */
export function ServicesMenuCategory({ category }: { category: MenuCategory }) {
  const { slug, route, translation, image, services } = category;
  return (
    <div data-category={slug}>
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
  );
}
