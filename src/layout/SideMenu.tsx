import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon, isIconName } from '../components/Icon';
import { type MenuCategory, usePage } from '../hooks/usePage';
import { ColourMode } from '../components/ColourMode';
import type { DialogControl } from '../components/Dialog';
import { Flag } from '../components/Flag';
import { languageFacts } from '../i18n/languages';
import { Logo } from '../components/Logo';
import { PhoneLink } from '../components/ContactLinks';
import { useMenuLinks } from './useSiteLinks';
import './SideMenu.scss';

/** A category in the side menu, with its services. The shared `name` keeps one group open at a time. */
function SideMenuGroup({ category, open }: { category: MenuCategory; open: boolean }) {
  const { t } = useTranslation();
  const { slug, route, translation, services } = category;
  return (
    <details className="side-menu__group" name="side-menu" open={open} data-category={slug}>
      <summary className="side-menu__link">
        <span className="side-menu__badge">{isIconName(slug) && <Icon name={slug} />}</span>
        {translation.title}
        <Icon name="plus" className="side-menu__sign" />
      </summary>
      <ul className="side-menu__services" role="list">
        {services.map((service) => (
          <li key={service.slug}>
            <Link className="side-menu__service" to={service.route}>
              {service.translation.title}
            </Link>
          </li>
        ))}
        <li>
          <Link className="side-menu__service side-menu__service--all" to={route}>
            {t('common:allServices')} <span className="visually-hidden">({translation.title})</span>
            <Icon name="right" />
          </Link>
        </li>
      </ul>
    </details>
  );
}

/** The colour mode and the language, at the end of the menu. */
function SideMenuTools({ picker, onToggleMode }: Omit<Props, 'dialog'>) {
  const { t } = useTranslation();
  const { language } = usePage();
  const { ownName } = languageFacts[language];
  return (
    <div className="side-menu__tools">
      <ColourMode className="side-menu__tool" onToggle={onToggleMode} />
      <button
        type="button"
        className="side-menu__tool"
        aria-haspopup="dialog"
        aria-label={t('common:language.change', { name: ownName })}
        onClick={picker.open}
      >
        <Flag language={language} />
        {ownName}
      </button>
    </div>
  );
}

interface Props {
  dialog: DialogControl;
  picker: DialogControl;
  onToggleMode: () => void;
}

/** The menu on small screens: a dialog that slides in from the right. */
export function SideMenu({ dialog, picker, onToggleMode }: Props) {
  const { t } = useTranslation();
  const { categories, category: open = categories[0]?.slug } = usePage();
  return (
    <dialog {...dialog.attributes} className="dialog side-menu" aria-label={t('common:nav.menu')}>
      <div className="side-menu__head">
        <Logo />
        <button
          type="button"
          className="btn btn-outline-primary btn-icon side-menu__close"
          onClick={dialog.close}
        >
          <Icon name="close" />
          <span className="visually-hidden">{t('common:nav.closeMenu')}</span>
        </button>
      </div>
      <div className="side-menu__body">
        <nav aria-label={t('common:nav.main')}>
          {categories.map((category) => (
            <SideMenuGroup key={category.slug} category={category} open={category.slug === open} />
          ))}
          {useMenuLinks().map(({ route, title }) => (
            <Link key={route} className="side-menu__link side-menu__link--page" to={route}>
              {title}
            </Link>
          ))}
        </nav>
        <SideMenuTools picker={picker} onToggleMode={onToggleMode} />
      </div>
      <div className="side-menu__foot">
        <PhoneLink className="btn btn-primary w-100">{t('common:call.action')}</PhoneLink>
      </div>
    </dialog>
  );
}
