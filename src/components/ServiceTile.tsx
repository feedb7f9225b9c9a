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
  /** A few words below the title. */
  text?: string;
  heading: 'h3' | 'h4';
  /** Whether it may be in the first screen: its picture loads eagerly. */
  isEager?: boolean;
}

/** A service as a tile. All of it links to the service's page. */
export function ServiceTile({ service, text, heading: Heading, isEager }: Props) {
  return (
    <div className="service-tile position-relative rounded-4">
      <div className="service-tile__picture tinted lit rounded-4 overflow-hidden">
        <Picture picture={service.image} isEager={isEager} isDecorative />
      </div>
      <Heading className="h5 d-flex align-items-center justify-content-between gap-2 mt-3">
        <Link
          className="service-tile__link stretched-link text-reset text-decoration-none"
          to={service.route}
        >
          {service.translation.title}
          {!service.isAvailable && <SoonTag />}
        </Link>
        <Icon name="right" className="service-tile__arrow d-none d-sm-block" />
      </Heading>
      {text && <p className="mt-1 lh-sm text-body-secondary">{text}</p>}
    </div>
  );
}
