import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { useColourMode } from '../../components/ColourMode/useColourMode';
import { useDialog } from '../../components/Dialog/useDialog';
import { Logo } from '../../components/Logo/Logo';
import { useLazyComponent } from '../../hooks/useLazyComponent';
import { anchors } from '../../routes';
import { useSiteLinks } from '../useSiteLinks';
import { HeaderTools } from './HeaderTools';
import { ServicesMenu } from './ServicesMenu';
import { useStickyHeader } from './useStickyHeader';
import './Header.scss';

const importDialogs = async () => (await import('./HeaderDialogs')).HeaderDialogs;

/** A component of its own, so that scrolling does not re-render the content. */
function HeaderBar({ children }: { children: ReactNode }) {
  const sticky = useStickyHeader();
  return <header className={sticky ? 'header header--sticky' : 'header'}>{children}</header>;
}

/** The header, with the dialogs that its buttons open. */
export function Header() {
  const { t } = useTranslation();
  const siteLinks = useSiteLinks();
  const onToggleMode = useColourMode();
  const [Dialogs, load] = useLazyComponent(importDialogs);
  const sideMenu = useDialog({
    first: '.side-menu__close',
    fallbackId: anchors.siteLinks,
    load,
  });
  const picker = useDialog({
    first: 'fieldset:not(:has(:checked)) [type=radio], :checked',
    fallbackId: anchors.siteLanguages,
    load,
  });
  const controls = { sideMenu, picker, onToggleMode };
  return (
    <HeaderBar>
      <div className="container header__line">
        <Logo />
        <nav className="header__nav" aria-label={t('common:nav.main')}>
          <ServicesMenu />
          {siteLinks.map(({ route, title }) => (
            <Link key={route} className="header__link" to={route}>
              {title}
            </Link>
          ))}
        </nav>
        <HeaderTools {...controls} />
      </div>
      {Dialogs && <Dialogs {...controls} />}
    </HeaderBar>
  );
}
