import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { usePage } from '../hooks/usePage';
import { anchors } from '../routes';
import './PowerCutLink.scss';

interface Props {
  className: string;
  /** Replaces the text of the menus. */
  children?: ReactNode;
}

/** Link to the power-cut page. Renders nothing if the business has no such page. */
export function PowerCutLink({ className, children }: Props) {
  const { t } = useTranslation();
  const { powerCutRoute } = usePage();
  if (!powerCutRoute) return null;
  return (
    <Link className={className} to={`${powerCutRoute}#${anchors.powerCut}`}>
      {children ?? t('common:nav.powerCut')}
    </Link>
  );
}
