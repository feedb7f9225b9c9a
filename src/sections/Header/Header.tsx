import { useColourMode } from '../../behaviours/useColourMode';
import { useDialog } from '../../behaviours/useDialog';
import { useLatePart } from '../../behaviours/useLatePart';
import { ColourMode } from '../../components/ColourMode/ColourMode';
import { DialogButton } from '../../components/Dialog/DialogButton';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Logo } from '../../components/Logo/Logo';
import { useFrame } from '../../components/Page/frame';
import { useSiteLinks } from '../../components/Page/site-links';
import { languageFacts } from '../../language/languages';
import { useWords } from '../../language/words';
import { anchors } from '../../routes';
import { HeaderBar } from './HeaderBar';
import { ServicesMenu } from './ServicesMenu';
import './Header.scss';

const loadSideMenu = async () => (await import('../SideMenu/SideMenu')).SideMenu;
const loadLanguagePicker = async () =>
  (await import('../LanguagePicker/LanguagePicker')).LanguagePicker;

/** The line at the top of every page: home, menus, language, colour mode, phone. */
export function Header() {
  const { t, language } = useWords();
  const { company } = useFrame();
  const siteLinks = useSiteLinks();
  const toggleMode = useColourMode();
  const [SideMenu, askForMenu] = useLatePart(loadSideMenu);
  const [LanguagePicker, askForPicker] = useLatePart(loadLanguagePicker);
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
          <DialogButton dialog={picker} className="tool header__wide-tool">
            <span className="header__code">{language}</span>{' '}
            <span className="visually-hidden">
              {t('common:language.change', { name: languageFacts[language].ownName })}
            </span>
          </DialogButton>
          <ColourMode onToggle={toggleMode} className="tool header__wide-tool" iconOnly />
          <a
            className="btn btn--call btn--small header__phone"
            href={`tel:${company.phone.international}`}
            aria-label={t('common:call.action')}
          >
            <Icon name="phone" />
            {company.phone.display}
          </a>
          <DialogButton dialog={sideMenu} className="tool header__menu-button">
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
