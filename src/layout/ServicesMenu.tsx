import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useOnPageChange } from '../hooks/useOnPageChange';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture } from '../components/Picture';
import { type MenuCategory, usePage } from '../hooks/usePage';
import { Icon } from '../components/Icon';
import { PhoneLink } from '../components/ContactLinks';
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
    const left = new AbortController();
    const on = { signal: left.signal };
    document.addEventListener('click', onClick, on);
    document.addEventListener('keydown', onKeyDown, on);
    menu.addEventListener('focusout', onFocusOut, on);
    return () => left.abort();
  }, [close]);
  return ref;
}

/** A column of the menu: a category, and its services below. */
export function ServicesMenuCategory({ category }: { category: MenuCategory }) {
  const { slug, route, translation, image, services } = category;
  return (
    <div data-category={slug}>
      <Link className="services-menu__category" to={route}>
        {translation.title}
        <Picture className="services-menu__picture" picture={image} decorative />
      </Link>
      <ul className="services-menu__services" role="list">
        {services.map((service) => (
          <li key={service.slug}>
            <Link className="services-menu__service" to={service.route}>
              <strong className="services-menu__title">{service.translation.title}</strong>
              <span className="services-menu__summary">{service.translation.summary}</span>
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
        className="header__link services-menu__name"
        aria-current={current ? 'true' : undefined}
      >
        {t('common:nav.services')}
        <Icon name="chevron" className="services-menu__sign" />
      </summary>
      <div className="services-menu__panel">
        <div className="services-menu__categories">
          {categories.map((category) => (
            <ServicesMenuCategory key={category.slug} category={category} />
          ))}
        </div>
        <p className="services-menu__breakdown">
          {t('common:nav.breakdown')}
          <PhoneLink className="icon-link icon-link-hover services-menu__phone" />
        </p>
      </div>
    </details>
  );
}
