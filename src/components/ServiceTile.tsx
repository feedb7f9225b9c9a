import { Link } from 'gatsby-plugin-react-i18next';
import { Icon } from './Icon';
import { Picture } from './Picture';
import { SoonTag } from './SoonTag';
import './ServiceTile.scss';

interface Props {
  service: {
    route: string;
    isAvailable: boolean;
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
    <div
      className={`service-tile ${more ? 'service-tile--large' : ''} position-relative rounded-4`}
    >
      <div className="service-tile__picture tinted lit rounded-4 overflow-hidden">
        <Picture picture={service.image} first={first} decorative />
      </div>
      <Heading
        className={`d-flex justify-content-between gap-2 ${more ? 'h3 mt-4' : 'h5 mt-3 align-items-center'}`}
      >
        <Link
          className="service-tile__link stretched-link text-reset text-decoration-none"
          to={service.route}
        >
          {service.translation.title}
          {!service.isAvailable && <SoonTag />}
        </Link>
        {!more && <Icon name="right" className="service-tile__arrow d-none d-sm-block" />}
      </Heading>
      {text && <p className="measure mt-2 text-balance">{text}</p>}
      {more && (
        <span
          className="icon-link icon-link-hover mt-3 text-decoration-underline link-underline-warning"
          aria-hidden="true"
        >
          {more}
          <Icon name="right" />
        </span>
      )}
    </div>
  );
}
