import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon, isIconName } from '../../components/Icon/Icon';
import { usePage } from '../../hooks/usePage';
import { anchors } from '../../routes';
import { useMenuLinks } from '../useSiteLinks';
import './SiteMap.scss';

function Links({ links }: { links: { route: string; title: string }[] }) {
  return (
    <ul className="site-map__links" role="list">
      {links.map(({ route, title }) => (
        <li key={route}>
          <Link className="site-map__link" to={route}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to every page: the services by category, then the other pages. */
export function SiteMap() {
  const { t } = useTranslation();
  const { company, categories } = usePage();
  return (
    <nav className="columns site-map" id={anchors.siteLinks} aria-label={t('common:nav.menu')}>
      {categories.map(({ slug, route, translation, services }) => (
        <div key={slug} className="site-map__group" data-category={slug}>
          <h2 className="site-map__title">
            {isIconName(slug) && <Icon name={slug} className="site-map__icon" />}
            <Link className="site-map__category" to={route}>
              {translation.title}
            </Link>
          </h2>
          <Links
            links={services.map((service) => ({
              route: service.route,
              title: service.translation.title,
            }))}
          />
        </div>
      ))}
      <div className="site-map__group">
        <h2 className="site-map__title">{company.name}</h2>
        <Links links={useMenuLinks()} />
      </div>
    </nav>
  );
}
