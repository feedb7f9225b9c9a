import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { Picture } from '../Picture/Picture';
import './ServiceTile.scss';

interface Props {
  /** Address of the service's page, without language. */
  route: string;
  title: string;
  text: string;
  picture: ComponentProps<typeof Picture>['picture'];
  /** The level below the heading that the tile stands under. */
  heading: 'h3' | 'h4';
  /** Translations that invite to read on; they make the tile a large one. */
  more?: string;
}

/** A service: its picture on the trade's tint, its name and what it covers. All of it leads to the service's page. */
export function ServiceTile({ route, title, text, picture, heading: Heading, more }: Props) {
  return (
    <article className={`service-tile ${more ? 'service-tile--large' : ''}`.trim()}>
      <div className="service-tile__picture">
        <Picture picture={picture} />
      </div>
      <Heading className="service-tile__title">
        <Link to={route}>{title}</Link>
        {!more && <Icon name="right" />}
      </Heading>
      <p className="service-tile__text">{text}</p>
      {more && (
        <span className="service-tile__more arrow-link" aria-hidden="true">
          {more}
          <Icon name="right" />
        </span>
      )}
    </article>
  );
}
