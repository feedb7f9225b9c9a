import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon } from '../../components/Icon';
import './HeroPoints.scss';

/** Points on the picture. Each opens a card about a service, a native popover, and a current runs to it. */
export function HeroPoints({ points }: { points: readonly Queries.HeroPointFragment[] }) {
  const { t } = useTranslation();
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
              <strong className="hero-points__name">{name}</strong>
              <p>{t(`home:points.${slug}.text`)}</p>
              <Link className="hero-points__link icon-link icon-link-hover" to={service.route}>
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
