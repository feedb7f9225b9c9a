import { Link } from 'gatsby-plugin-react-i18next';
import { Icon } from '../Icon';
import { Picture } from '../Picture';
import './ServiceTile.scss';

interface Props {
  service: {
    route: string;
    translation: { title: string };
    image: Queries.CardPictureFragment;
  };
  text?: string;
  heading: 'h3' | 'h4';
  /** The text of the arrow link; makes the tile large. */
  more?: string;
  /** Whether it may stand in the first screen: its picture does not wait. */
  first?: boolean;
}

/** A service as a tile. All of it links to the service's page. */
export function ServiceTile({ service, text, heading: Heading, more, first }: Props) {
  return (
    <article className={more ? 'service-tile service-tile--large' : 'service-tile'}>
      <div className="service-tile__picture">
        <Picture picture={service.image} first={first} decorative />
      </div>
      <Heading className="service-tile__title">
        <Link to={service.route}>{service.translation.title}</Link>
        {!more && <Icon name="right" />}
      </Heading>
      {text && <p className="service-tile__text">{text}</p>}
      {more && (
        <span className="service-tile__more icon-link icon-link-hover" aria-hidden="true">
          {more}
          <Icon name="right" />
        </span>
      )}
    </article>
  );
}
