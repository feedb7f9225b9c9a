import { useTranslation } from 'gatsby-plugin-react-i18next';
import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';
import { usePage } from '../hooks/usePage';
import { localisedPath } from '../i18n/paths';
import { anchors } from '../routes';

/** What the layout knows of the power cut's questions. */
export interface PowerCutMode {
  /** Opens the dialog that asks them. */
  open: (event: MouseEvent<HTMLElement>) => void;
  /** Whether the page shows a danger to life: nothing else is offered beside it. */
  isAlarm: boolean;
  setAlarm: (isAlarm: boolean) => void;
}

const nothing = () => undefined;

export const PowerCutContext = createContext<PowerCutMode>({
  open: nothing,
  isAlarm: false,
  setAlarm: nothing,
});

/**
 * The way to what to do in a power cut, from every page: opens the dialog. Without script, or in a new tab, it leads to the
 * page that says it. Not there for a business that does not have that page. No `Link`: nothing is to be prefetched.
 */
export function PowerCutLink({ className, children }: { className: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const { language, powerCutRoute } = usePage();
  const { open } = useContext(PowerCutContext);
  if (!powerCutRoute) return null;
  return (
    <a
      className={className}
      href={`${localisedPath(powerCutRoute, language)}#${anchors.powerCut}`}
      onClick={open}
    >
      {children ?? t('common:nav.powerCut')}
    </a>
  );
}
