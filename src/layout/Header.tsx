import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { useSyncExternalStore, type ReactNode } from 'react';
import { ColourModeToggle, useColourMode } from '../components/ColourMode';
import { PhoneLink } from '../components/ContactLinks';
import { DialogButton, useDialog, type DialogControl } from '../components/Dialog';
import { Icon } from '../components/Icon';
import { Logo } from '../components/Logo';
import { stickyAbove } from '../constants';
import { anchors } from '../routes';
import { choiceSelector, LanguageCode, LanguagePicker } from './LanguagePicker';
import { ServicesMenu } from './ServicesMenu';
import { closeButtonSelector, SideMenu } from './SideMenu';
import { useSiteLinks } from './useSiteLinks';
import './Header.scss';

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled so far that the header is sticky (spec, section 4). */
export const useStickyHeader = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > stickyAbove,
    () => false,
  );

/** A component of its own, so that scrolling does not re-render the content. */
function HeaderBar({ children }: { children: ReactNode }) {
  const isSticky = useStickyHeader();
  const bar = 'header navbar navbar-expand-xl';
  return <header className={isSticky ? `${bar} sticky-top` : bar}>{children}</header>;
}

/** The dialogs that the header's buttons open. */
interface Dialogs {
  sideMenu: DialogControl;
  picker: DialogControl;
}

/** Buttons for language, colour mode, phone and side menu. On a phone the bar has the call, the side menu the rest. */
function HeaderTools({ sideMenu, picker }: Dialogs) {
  const { t } = useTranslation();
  const wideTool = 'btn btn-outline-primary btn-icon d-none d-sm-inline-flex';
  return (
    <div className="header__tools d-flex align-items-center gap-2 ms-auto ms-xl-2">
      <DialogButton dialog={picker} fallbackId={anchors.siteLanguages} className={wideTool}>
        <LanguageCode />
      </DialogButton>
      <ColourModeToggle className={wideTool} />
      <PhoneLink
        className="header__phone btn btn-primary btn-sm text-nowrap d-none d-sm-inline-flex"
        aria-label={t('common:call.action')}
      />
      <DialogButton
        fallbackId={anchors.siteLinks}
        dialog={sideMenu}
        className="header__menu-button btn btn-outline-primary btn-icon d-xl-none"
      >
        <Icon name="menu" />
        <span className="visually-hidden">{t('common:nav.openMenu')}</span>
      </DialogButton>
    </div>
  );
}

/** The header, with the dialogs that its buttons open. */
export function Header() {
  const { t } = useTranslation();
  const siteLinks = useSiteLinks();
  useColourMode();
  const sideMenu = useDialog(closeButtonSelector);
  const picker = useDialog(choiceSelector);
  return (
    <HeaderBar>
      <div className="header__line container">
        <Logo />
        <nav
          className="header__nav navbar-nav d-none d-xl-flex align-items-center gap-1 ms-auto"
          aria-label={t('common:nav.main')}
        >
          <ServicesMenu />
          {siteLinks.map(({ route, title }) => (
            <Link
              key={route}
              className="nav-link rounded-pill text-body-emphasis link-amber"
              to={route}
            >
              {title}
            </Link>
          ))}
        </nav>
        <HeaderTools sideMenu={sideMenu} picker={picker} />
      </div>
      {sideMenu.isAsked && <SideMenu dialog={sideMenu} picker={picker} />}
      {picker.isAsked && <LanguagePicker dialog={picker} />}
    </HeaderBar>
  );
}
