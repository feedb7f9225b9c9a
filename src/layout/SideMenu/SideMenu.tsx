import type { DialogControl } from '../../components/Dialog/useDialog';
import { ColourMode } from '../../components/ColourMode/ColourMode';
import { Flag } from '../../components/Flag/Flag';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { Logo } from '../../components/Logo/Logo';
import { useSiteData } from '../../context/site-data';
import { useSiteLinks } from '../useSiteLinks';
import { useCurrentPage } from '../../context/current-page';
import { languageFacts } from '../../i18n/languages';
import { useTranslations } from '../../context/translations';
import { SideMenuGroup } from './SideMenuGroup';
import '../../components/Dialog/Dialog.scss';
import './SideMenu.scss';

interface Props {
  dialog: DialogControl;
  /** The language picker, which opens over the menu. */
  picker: DialogControl;
  onToggleMode: () => void;
}

/** The menu of screens too narrow for the header's own: a dialog that slides in from the right. */
export function SideMenu({ dialog, picker, onToggleMode }: Props) {
  const { t, language } = useTranslations();
  const { company, categories } = useSiteData();
  const { category: shown } = useCurrentPage();
  const open = shown ?? categories[0]?.slug;
  const siteLinks = useSiteLinks();
  return (
    <dialog {...dialog.attributes} className="dialog side-menu" aria-label={t('common:nav.menu')}>
      <div className="side-menu__head">
        <Logo />
        <button type="button" className="icon-button side-menu__close" onClick={dialog.close}>
          <Icon name="close" />
          <span className="visually-hidden">{t('common:nav.closeMenu')}</span>
        </button>
      </div>
      <div className="side-menu__body">
        <nav aria-label={t('common:nav.main')}>
          {categories.map((category) => (
            <SideMenuGroup key={category.slug} category={category} open={category.slug === open} />
          ))}
          {siteLinks.map((link) => (
            <Link
              key={link.route}
              className="side-menu__link side-menu__link--page"
              to={link.route}
            >
              {link.title}
            </Link>
          ))}
        </nav>
        <div className="side-menu__tools">
          <ColourMode className="side-menu__tool" onToggle={onToggleMode} />
          <button
            type="button"
            className="side-menu__tool"
            aria-haspopup="dialog"
            aria-label={t('common:language.change', { name: languageFacts[language].ownName })}
            onClick={picker.open}
          >
            <Flag language={language} />
            {languageFacts[language].ownName}
          </button>
        </div>
      </div>
      <div className="side-menu__foot">
        <a className="btn btn--call btn--wide" href={`tel:${company.phone.international}`}>
          <Icon name="phone" />
          {t('common:call.action')}
        </a>
      </div>
    </dialog>
  );
}
