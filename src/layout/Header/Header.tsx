import type { ReactNode } from 'react';
import { ColourMode } from '../../components/ColourMode/ColourMode';
import { useColourMode } from '../../components/ColourMode/useColourMode';
import { DialogButton } from '../../components/Dialog/DialogButton';
import { useDialog } from '../../components/Dialog/useDialog';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Logo } from '../../components/Logo/Logo';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { useTranslations } from '../../context/translations';
import { languageFacts } from '../../i18n/languages';
import { anchors } from '../../routes';
import { useSiteLinks } from '../useSiteLinks';
import { ServicesMenu } from './ServicesMenu';
import { useLazyComponent } from '../../hooks/useLazyComponent';
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
  const { t, language } = useTranslations();
  const siteLinks = useSiteLinks();
  const toggleMode = useColourMode();
  const [Dialogs, load] = useLazyComponent(importDialogs);
  const sideMenu = useDialog({
    first: '.side-menu__close',
    fallbackId: anchors.siteLinks,
    load,
  });
  const picker = useDialog({ first: ':checked', fallbackId: anchors.siteLanguages, load });
  return (
    <HeaderBar>
      <div className="wrap header__line">
        <Logo />
        <nav className="header__nav" aria-label={t('common:nav.main')}>
          <ServicesMenu />
          {siteLinks.map(({ route, title }) => (
            <Link key={route} className="header__link" to={route}>
              {title}
            </Link>
          ))}
        </nav>
        <div className="header__tools">
          <DialogButton dialog={picker} className="icon-button header__wide-tool">
            <span className="header__code">{language}</span>{' '}
            <span className="visually-hidden">
              {t('common:language.change', { name: languageFacts[language].ownName })}
            </span>
          </DialogButton>
          <ColourMode onToggle={toggleMode} className="icon-button header__wide-tool" iconOnly />
          <PhoneLink
            className="btn btn--call btn--small header__phone"
            aria-label={t('common:call.action')}
          />
          <DialogButton dialog={sideMenu} className="icon-button header__menu-button">
            <Icon name="menu" />
            <span className="visually-hidden">{t('common:nav.openMenu')}</span>
          </DialogButton>
        </div>
      </div>
      {Dialogs && <Dialogs sideMenu={sideMenu} picker={picker} onToggleMode={toggleMode} />}
    </HeaderBar>
  );
}
