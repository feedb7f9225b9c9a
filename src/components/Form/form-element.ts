import type { Draft } from '../../forms/drafts';
import { cleaned, forms, type FormName } from '../../forms/fields';
import {
  servicesField,
  tickable,
  ticksIn,
  ticksText,
  type ServiceOffers,
} from '../../forms/service-offers';

/**
 * Reads the fields of an HTML form into a draft and writes a draft into them. They are uncontrolled: without script and
 * before hydration they belong to the browser.
 */

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The text fields of a form. */
const controlsIn = (form: FormName, element: HTMLFormElement): Control[] =>
  forms[form]
    .filter(({ control }) => control !== 'services')
    .map(({ name }) => element.elements.namedItem(name) as Control);

/** The checkboxes of the services, each with its slug. */
function boxesIn(element: HTMLFormElement, services: ServiceOffers) {
  const offers = tickable(services);
  const boxes = element.querySelectorAll<HTMLInputElement>(`[name=${servicesField}]`);
  return [...boxes].flatMap((box) => {
    const offer = offers.find(({ title }) => title === box.value);
    return offer ? [{ box, slug: offer.slug }] : [];
  });
}

/** Slug of the page's own service. */
const ownOf = ({ first }: ServiceOffers) => first[0]?.slug ?? '';

/** A field's text; empty if it is the page's default. */
function textOf({ name, value, defaultValue }: Control): string {
  const text = cleaned(name, value);
  return text === defaultValue ? '' : text;
}

/** Slugs of the ticked services. */
export const tickedIn = (element: HTMLFormElement, services: ServiceOffers | undefined): string[] =>
  services ? boxesIn(element, services).flatMap(({ box, slug }) => (box.checked ? slug : [])) : [];

/** The visitor's input as a draft. */
export function draftIn(
  form: FormName,
  element: HTMLFormElement,
  services: ServiceOffers | undefined,
): Draft {
  const texts = controlsIn(form, element).map(
    (control) => [control.name, textOf(control)] as const,
  );
  const ticks = services && ticksText(tickedIn(element, services), ownOf(services));
  return { ...Object.fromEntries(texts), ...(services && { [servicesField]: ticks }) };
}

/** Writes a draft into the fields that differ from it. */
export function showDraft(
  form: FormName,
  element: HTMLFormElement,
  services: ServiceOffers | undefined,
  draft: Draft,
): void {
  for (const control of controlsIn(form, element)) {
    const text = draft[control.name] ?? '';
    if (text !== textOf(control)) control.value = text || control.defaultValue;
  }
  if (!services) return;
  const boxes = boxesIn(element, services);
  const slugs = boxes.map(({ slug }) => slug);
  const ticked = ticksIn(draft[servicesField] ?? '', slugs, ownOf(services));
  for (const { box, slug } of boxes) {
    if (box.checked === ticked.includes(slug)) continue;
    box.checked = !box.checked;
    // Unfolds the group of a ticked service.
    if (box.checked) box.closest('details')?.setAttribute('open', '');
  }
}
