import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { LoadNear } from '../../components/LoadNear';

export type Points = readonly Queries.HeroPointFragment[];

const importPoints = async () => (await import('./HeroPoints')).HeroPoints;

/** What the picture shows and the services it leads to: points on it, or without script a list below it. */
export function HeroPointList({ points }: { points: Points }) {
  const { t } = useTranslation();
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
