import { graphql } from 'gatsby';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { useTranslations } from '../../context/translations';
import './HeroPoints.scss';

/**
 * Points on the picture. Each opens a card about a service, and a current runs to it. The cards are native popovers, which
 * need no script; without them they are a list below the picture.
 */
export function HeroPoints({ points }: { points: readonly Queries.HeroPointFragment[] }) {
  const { t } = useTranslations();
  return (
    <ul className="hero-points" role="list">
      {points.map(({ slug, x, y, cable, service }) => {
        const id = `point-${slug}`;
        const name = t(`home:points.${slug}.name`);
        return (
          <li key={slug} className="hero-points__point">
            <svg className="hero-points__cable" viewBox="0 0 800 600" aria-hidden="true">
              <path d={cable} pathLength="1" />
            </svg>
            <button
              className="hero-points__button"
              type="button"
              aria-label={name}
              style={{ left: `${x}%`, top: `${y}%` }}
              {...{ popovertarget: id }}
            />
            <div className="hero-points__card" id={id} {...{ popover: 'auto' }}>
              <strong>{name}</strong>
              <p>{t(`home:points.${slug}.text`)}</p>
              <Link className="arrow-link" to={service.route}>
                {service.translation.title}
                <Icon name="right" />
              </Link>
            </div>
          </li>
        );
      })}
    </ul>
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
