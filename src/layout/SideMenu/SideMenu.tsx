import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import type { DialogControl } from '../../components/Dialog/useDialog';
import { Icon } from '../../components/Icon/Icon';
import { Logo } from '../../components/Logo/Logo';
import { PhoneLink } from '../../components/PhoneLink/PhoneLink';
import { usePage } from '../../hooks/usePage';
import { useMenuLinks } from '../useSiteLinks';
import { SideMenuGroup } from './SideMenuGroup';
import { SideMenuTools } from './SideMenuTools';
import '../../components/Dialog/Dialog.scss';
import './SideMenu.scss';

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
