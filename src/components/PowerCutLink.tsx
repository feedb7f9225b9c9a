import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { usePage } from '../hooks/usePage';
import { anchors } from '../routes';
import './PowerCutLink.scss';

interface Props {
  className: string;
  /** Instead of the words of the menus. */
  children?: ReactNode;
}

/** The way to what to do in a power cut, from every page. Not there for a business that has no page about it. */
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
