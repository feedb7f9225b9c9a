import { useColourMode } from '../../components/ColourMode/useColourMode';
import { useDialog } from '../../components/Dialog/useDialog';
import { useLazyComponent } from './useLazyComponent';
import { ColourMode } from '../../components/ColourMode/ColourMode';
import { DialogButton } from '../../components/Dialog/DialogButton';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Logo } from '../../components/Logo/Logo';
import { useSiteData } from '../../context/site-data';
import { useSiteLinks } from '../useSiteLinks';
import { languageFacts } from '../../i18n/languages';
import { useTranslations } from '../../context/translations';
import { anchors } from '../../routes';
import { HeaderBar } from './HeaderBar';
import { ServicesMenu } from './ServicesMenu';
import './Header.scss';

const loadSideMenu = async () => (await import('../SideMenu/SideMenu')).SideMenu;
const loadLanguagePicker = async () =>
  (await import('../LanguagePicker/LanguagePicker')).LanguagePicker;

/** The line at the top of every page: home, menus, language, colour mode, phone. */
export function Header() {
  const { t, language } = useTranslations();
  const { company } = useSiteData();
  const siteLinks = useSiteLinks();
  const toggleMode = useColourMode();
  const [SideMenu, askForMenu] = useLazyComponent(loadSideMenu);
  const [LanguagePicker, askForPicker] = useLazyComponent(loadLanguagePicker);
  const sideMenu = useDialog({
    first: '.side-menu__close',
    instead: anchors.siteLinks,
    ask: askForMenu,
  });
  const picker = useDialog({
    first: ':checked',
    instead: anchors.siteLanguages,
    ask: askForPicker,
  });
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
          <a
            className="btn btn--call btn--small header__phone"
            href={`tel:${company.phone.international}`}
            aria-label={t('common:call.action')}
          >
            <Icon name="phone" />
            {company.phone.display}
          </a>
          <DialogButton dialog={sideMenu} className="icon-button header__menu-button">
            <Icon name="menu" />
            <span className="visually-hidden">{t('common:nav.openMenu')}</span>
          </DialogButton>
        </div>
      </div>
      {SideMenu && <SideMenu dialog={sideMenu} picker={picker} onToggleMode={toggleMode} />}
      {LanguagePicker && <LanguagePicker dialog={picker} />}
    </HeaderBar>
  );
}
