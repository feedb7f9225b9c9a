import { useWords } from '../../language/words';
import { Link } from '../Link/Link';
import type { Crumb } from '../Page/structured-data';
import './Breadcrumb.scss';

interface Props {
  /** The way to the page, home first, the page itself last. */
  crumbs: Crumb[];
}

/** The way to the page, as stops on a line. */
export function Breadcrumb({ crumbs }: Props) {
  const { t } = useWords();
  return (
    <nav className="breadcrumb" aria-label={t('common:nav.breadcrumb')}>
      <ol className="breadcrumb__list" role="list">
        {crumbs.map(({ title, route }) => (
          <li key={title} className="breadcrumb__stop">
            {route ? (
              <Link className="breadcrumb__link" to={route}>
                {title}
              </Link>
            ) : (
              <span className="breadcrumb__here" aria-current="page">
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
