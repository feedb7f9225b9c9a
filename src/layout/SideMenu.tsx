import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { AccordionItem } from '../components/Accordion';
import { ColourModeToggle } from '../components/ColourMode';
import { PhoneLink } from '../components/ContactLinks';
import type { DialogControl } from '../components/Dialog';
import { Icon, isIconName } from '../components/Icon';
import { Logo } from '../components/Logo';
import { PowerCutLink } from '../components/PowerCutLink';
import { SoonTag } from '../components/SoonTag';
import { usePage } from '../hooks/usePage';
import { LanguageCode } from './LanguagePicker';
import type { MenuCategory } from './site-page';
import { useSiteLinks } from './useSiteLinks';
import './SideMenu.scss';

/** Selector of the button that closes the menu. */
export const closeButtonSelector = '.side-menu__close';

/** A category with its services. */
function SideMenuCategory({ category, isOpen }: { category: MenuCategory; isOpen: boolean }) {
  const { t } = useTranslation();
  const { slug, route, translation, services } = category;
  const serviceLink = 'side-menu__service d-flex align-items-center gap-2 lh-sm link-amber';
  return (
    <AccordionItem
      name="side-menu"
      isOpen={isOpen}
      category={slug}
      title={
        <>
          <span className="side-menu__badge rounded">
            {isIconName(slug) && <Icon name={slug} />}
          </span>
          {translation.title}
        </>
      }
    >
      <ul className="side-menu__services" role="list">
        {services.map((service) => (
          <li key={service.slug}>
            <Link className={serviceLink} to={service.route}>
              {service.translation.title}
              {!service.isAvailable && <SoonTag />}
            </Link>
          </li>
        ))}
        <li className="side-menu__all fw-semibold">
          <Link className={serviceLink} to={route}>
            {t('common:allServices')} <span className="visually-hidden">({translation.title})</span>
            <Icon name="right" />
          </Link>
        </li>
      </ul>
    </AccordionItem>
  );
}

interface Props {
  dialog: DialogControl;
  picker: DialogControl;
}

/** The menu on small screens: a dialog that slides in from the right. The current category's services are unfolded. */
export function SideMenu({ dialog, picker }: Props) {
  const { t } = useTranslation();
  const { categories, category: open } = usePage();
  const siteLinks = useSiteLinks();
  const tool = 'btn btn-outline-primary btn-icon';
  const pageLink = 'side-menu__page d-block border-bottom h5 text-body-emphasis link-amber';
  return (
    <dialog {...dialog.attributes} className="dialog side-menu" aria-label={t('common:nav.menu')}>
      <div className="side-menu__head offcanvas-header gap-2">
        <Logo />
        <button type="button" className={tool} aria-haspopup="dialog" onClick={picker.open}>
          <LanguageCode />
        </button>
        <ColourModeToggle className={tool} />
        <button type="button" className={`side-menu__close ${tool}`} onClick={dialog.close}>
          <Icon name="close" />
          <span className="visually-hidden">{t('common:nav.closeMenu')}</span>
        </button>
      </div>
      <div className="side-menu__body offcanvas-body">
        <nav aria-label={t('common:nav.main')}>
          <div className="accordion">
            {categories.map((category) => (
              <SideMenuCategory
                key={category.slug}
                category={category}
                isOpen={category.slug === open}
              />
            ))}
          </div>
          {siteLinks.map(({ route, title }) => (
            <Link key={route} className={pageLink} to={route}>
              {title}
            </Link>
          ))}
        </nav>
      </div>
      <div className="side-menu__foot d-grid gap-2 border-top">
        <PowerCutLink className="btn btn-outline-primary" />
        <PhoneLink className="btn btn-primary">{t('common:call.action')}</PhoneLink>
      </div>
    </dialog>
  );
}
