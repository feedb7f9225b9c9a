import { clsx } from 'clsx';
import { Link } from 'gatsby-plugin-react-i18next';
import { Icon } from '../components/Icon';
import './HeroHotspots.scss';

/** From here down, per cent of the picture's height, a card may open upwards. Higher up it would cover the links. */
const upwardsFrom = 60;

/**
 * Hotspots on the picture. Each opens a card about a service (native popover, no script); a current runs to it. React
 * 18 has no types for popovers.
 */
export function HeroHotspots({ points }: { points: readonly Queries.HeroPointFragment[] }) {
  return (
    <ul className="d-print-none" role="list">
      {points.map(({ slug, x, y, cable, service, translation: { name, text } }) => {
        const id = `point-${slug}`;
        return (
          <li key={slug} className="hero-hotspots__point">
            <svg className="hero-hotspots__cable" viewBox="0 0 800 600" aria-hidden="true">
              <path d={cable} pathLength="1" />
            </svg>
            <button
              className="hero-hotspots__button"
              type="button"
              aria-label={name}
              style={{ left: `${x}%`, top: `${y}%` }}
              {...{ popovertarget: id }}
            />
            <div
              className={clsx(
                'hero-hotspots__card',
                y < upwardsFrom && 'hero-hotspots__card--below',
                'px-4 pt-3 pb-2 border rounded-3 shadow bg-body-secondary text-body',
              )}
              id={id}
              {...{ popover: 'auto' }}
            >
              <strong className="h5">{name}</strong>
              <p className="small mt-1">{text}</p>
              <Link className="hero-hotspots__link icon-link icon-link-hover" to={service.route}>
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
