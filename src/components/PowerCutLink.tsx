import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { usePage } from '../hooks/usePage';
import { anchors } from '../routes';

interface Props {
  className: string;
  /** Replaces the text of the menus. */
  children?: ReactNode;
}

/** Link to the power-cut section of its service's page; nothing if no service has that tool. */
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
