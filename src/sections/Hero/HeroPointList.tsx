import { graphql } from 'gatsby';
import { Link } from '../../components/Link/Link';
import { LoadNear } from '../../components/LoadNear/LoadNear';
import { useTranslations } from '../../context/translations';

export type Points = readonly Queries.HeroPointFragment[];

const importPoints = async () => (await import('./HeroPoints')).HeroPoints;

/** What the picture shows and the services it leads to: points on it, or without script a list below it. */
export function HeroPointList({ points }: { points: Points }) {
  const { t } = useTranslations();
  return (
    <LoadNear importComponent={importPoints} props={{ points }}>
      <ul className="hero__points">
        {points.map(({ slug, service }) => (
          <li key={slug}>
            {`${t(`home:points.${slug}.name`)}, `}
            <Link to={service.route}>{service.translation.title}</Link>
          </li>
        ))}
      </ul>
    </LoadNear>
  );
}

export const fragment = graphql`
  fragment HeroPoint on HeroPoint {
    slug
    x
    y
    cable
    service {
      route
      translation(language: $language) {
        title
      }
    }
  }
`;
