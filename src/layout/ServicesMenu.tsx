import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { PhoneLink } from '../components/ContactLinks';
import { Icon } from '../components/Icon';
import { Picture } from '../components/Picture';
import { SoonTag } from '../components/SoonTag';
import { PowerCutLink } from '../components/PowerCutLink';
import { useOnPageChange } from '../hooks/useOnPageChange';
import { usePage } from '../hooks/usePage';
import type { MenuCategory } from './site-page';
import './ServicesMenu.scss';

/** A `<details>` as a dropdown: closes on Escape, a click outside or on a link, lost focus, and a page change. */
export function useDropdown(): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => ref.current?.removeAttribute('open'), []);
  useOnPageChange(close);
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && menu.contains(target);
    const onClick = ({ target }: Event) => {
      if (!isInside(target) || (target instanceof Element && target.closest('a'))) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isInside(relatedTarget)) close();
    };
    const listeners = new AbortController();
    const on = { signal: listeners.signal };
    document.addEventListener('click', onClick, on);
    document.addEventListener('keydown', onKeyDown, on);
    menu.addEventListener('focusout', onFocusOut, on);
    return () => listeners.abort();
  }, [close]);
  return ref;
}

/** A column of the menu: a category with its services below. */
function MenuColumn({ category }: { category: MenuCategory }) {
  const { slug, route, translation, image, services } = category;
  return (
    <div className="col" data-category={slug}>
      <Link
        className="services-menu__category h5 d-flex align-items-center justify-content-between gap-2 rounded-3 mb-2 ps-3 pe-2 text-body-emphasis link-amber"
        to={route}
      >
        {translation.title}
        <Picture className="services-menu__picture flex-shrink-0" picture={image} isDecorative />
      </Link>
      <ul role="list">
        {services.map((service) => (
          <li key={service.slug}>
            <Link className="dropdown-item rounded text-wrap lh-sm" to={service.route}>
              <strong className="d-block text-body-emphasis fw-semibold">
                {service.translation.title}
                {!service.isAvailable && <SoonTag />}
              </strong>
              <span className="small text-body-secondary">{service.translation.summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The dropdown menu of the services, by category. Opens without script. */
export function ServicesMenu() {
  const { t } = useTranslation();
  const { categories, category: current } = usePage();
  const menu = useDropdown();
  return (
    <details className="services-menu" ref={menu}>
      <summary
        className="nav-link d-flex align-items-center gap-1 rounded-pill text-body-emphasis link-amber"
        aria-current={current ? 'true' : undefined}
      >
        {t('common:nav.services')}
        <Icon name="chevron" className="services-menu__sign" />
      </summary>
      <div className="services-menu__panel dropdown-menu show p-4 shadow">
        <div className="row row-cols-3">
          {categories.map((category) => (
            <MenuColumn key={category.slug} category={category} />
          ))}
        </div>
        <p className="d-flex align-items-center gap-4 border-top mt-3 pt-3 px-3">
          <span className="me-auto">{t('common:nav.breakdown')}</span>
          <PowerCutLink className="icon-link flex-shrink-0 text-nowrap" />
          <PhoneLink className="icon-link icon-link-hover flex-shrink-0 text-nowrap" />
        </p>
      </div>
    </details>
  );
}
