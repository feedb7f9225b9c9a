import { type ReactNode, useSyncExternalStore } from 'react';
import { stickyAbove } from '../constants';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { ColourMode, useColourMode } from '../components/ColourMode';
import { DialogButton, type DialogControl, useDialog } from '../components/Dialog';
import { Icon } from '../components/Icon';
import { PhoneLink } from '../components/ContactLinks';
import { usePage } from '../hooks/usePage';
import { languageFacts } from '../i18n/languages';
import { Logo } from '../components/Logo';
import { anchors } from '../routes';
import { useSiteLinks } from './useSiteLinks';
import { ServicesMenu } from './ServicesMenu';
import { LanguagePicker } from './LanguagePicker';
import { SideMenu } from './SideMenu';
import './Header.scss';

function subscribe(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/** Whether the page is scrolled so far that the header is sticky (spec, section 4). */
export const useStickyHeader = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > stickyAbove,
    () => false,
  );

/** What the buttons of the header, and those of its dialogs, work on. */
export interface HeaderControls {
  sideMenu: DialogControl;
  picker: DialogControl;
  onToggleMode: () => void;
}

/** Language, colour mode, telephone and the button of the side menu, as far as the window has room. */
export function HeaderTools({ sideMenu, picker, onToggleMode }: HeaderControls) {
  const { t } = useTranslation();
  const { language } = usePage();
  return (
    <div className="header__tools">
      <DialogButton dialog={picker} className="btn btn-outline-primary btn-icon header__wide-tool">
        <span className="header__code">{language}</span>{' '}
        <span className="visually-hidden">
          {t('common:language.change', { name: languageFacts[language].ownName })}
        </span>
      </DialogButton>
      <ColourMode
        onToggle={onToggleMode}
        className="btn btn-outline-primary btn-icon header__wide-tool"
        iconOnly
      />
      <PhoneLink
        className="btn btn-primary btn-sm header__phone"
        aria-label={t('common:call.action')}
      />
      <DialogButton
        dialog={sideMenu}
        className="btn btn-outline-primary btn-icon header__menu-button"
      >
        <Icon name="menu" />
        <span className="visually-hidden">{t('common:nav.openMenu')}</span>
      </DialogButton>
    </div>
  );
}

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
  const sideMenu = useDialog({
    first: '.side-menu__close',
    fallbackId: anchors.siteLinks,
  });
  const picker = useDialog({
    first: 'fieldset:not(:has(:checked)) [type=radio], :checked',
    fallbackId: anchors.siteLanguages,
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
      {sideMenu.isAsked && (
        <SideMenu dialog={sideMenu} picker={picker} onToggleMode={onToggleMode} />
      )}
      {picker.isAsked && <LanguagePicker dialog={picker} />}
    </HeaderBar>
  );
}
