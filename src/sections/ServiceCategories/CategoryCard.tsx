import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Picture } from '../../components/Picture/Picture';

interface Props {
  category: Queries.CategoryCardFragment;
}

/** A trade and its services; the card leads to the category's page, each line to a service's. */
export function CategoryCard({ category: { slug, route, translation, services, image } }: Props) {
  return (
    <article className="category-card" data-category={slug}>
      <h3 className="category-card__title">
        <Link to={route}>{translation.title}</Link>
      </h3>
      <p className="category-card__summary">{translation.summary}</p>
      <ul className="category-card__services" role="list">
        {services.map((service) => (
          <li key={service.slug}>
            <Link className="category-card__service" to={service.route}>
              {service.translation.title}
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
      <Picture picture={image} className="category-card__picture" />
    </article>
  );
}
