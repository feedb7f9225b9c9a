import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { AccordionItem } from '../components/Accordion';
import { ColourModeToggle } from '../components/ColourMode';
import { PhoneLink } from '../components/ContactLinks';
import type { DialogControl } from '../components/Dialog';
import { Flag } from '../components/Flag';
import { Icon, isIconName } from '../components/Icon';
import { Logo } from '../components/Logo';
import { PowerCutLink } from '../components/PowerCutLink';
import { SoonTag } from '../components/SoonTag';
import { usePage } from '../hooks/usePage';
import type { MenuCategory } from './page';
import { languageFacts } from '../i18n/languages';
import { useSiteLinks } from './useSiteLinks';
import './SideMenu.scss';

/** A category with its services. */
function Category({ category, isOpen }: { category: MenuCategory; isOpen: boolean }) {
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
  onToggleMode: () => void;
}

/** The colour mode and the language, at the end of the menu. */
function Tools({ picker, onToggleMode }: Omit<Props, 'dialog'>) {
  const { t } = useTranslation();
  const { language } = usePage();
  const { ownName } = languageFacts[language];
  const tool =
    'btn btn-outline-primary justify-content-start rounded-3 w-100 h-100 px-2 text-start';
  return (
    <div className="row row-cols-2 g-2 mt-3">
      <div className="col">
        <ColourModeToggle className={tool} onToggle={onToggleMode} />
      </div>
      <div className="col">
        <button
          type="button"
          className={tool}
          aria-haspopup="dialog"
          aria-label={t('common:language.change', { name: ownName })}
          onClick={picker.open}
        >
          <Flag language={language} />
          {ownName}
        </button>
      </div>
    </div>
  );
}

/** The menu on small screens: a dialog that slides in from the right. */
export function SideMenu({ dialog, picker, onToggleMode }: Props) {
  const { t } = useTranslation();
  const { categories, category: open = categories[0]?.slug } = usePage();
  return (
    <dialog {...dialog.attributes} className="dialog side-menu" aria-label={t('common:nav.menu')}>
      <div className="side-menu__head offcanvas-header justify-content-between">
        <Logo />
        <button
          type="button"
          className="side-menu__close btn btn-outline-primary btn-icon"
          onClick={dialog.close}
        >
          <Icon name="close" />
          <span className="visually-hidden">{t('common:nav.closeMenu')}</span>
        </button>
      </div>
      <div className="side-menu__body offcanvas-body">
        <nav aria-label={t('common:nav.main')}>
          <div className="accordion">
            {categories.map((category) => (
              <Category key={category.slug} category={category} isOpen={category.slug === open} />
            ))}
          </div>
          <div className="list-group list-group-flush border-bottom">
            {useSiteLinks().map(({ route, title }) => (
              <Link
                key={route}
                className="list-group-item h5 mb-0 text-body-emphasis link-amber"
                to={route}
              >
                {title}
              </Link>
            ))}
          </div>
        </nav>
        <Tools picker={picker} onToggleMode={onToggleMode} />
      </div>
      <div className="side-menu__foot d-grid gap-2 border-top">
        <PowerCutLink className="btn btn-outline-primary" />
        <PhoneLink className="btn btn-primary">{t('common:call.action')}</PhoneLink>
      </div>
    </dialog>
  );
}
