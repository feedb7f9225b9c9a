import type { FormInput } from '../../forms/drafts';
import { forms, type FormName } from '../../forms/fields';
import { servicesField } from '../../forms/form-service';
import { cleaned } from '../../forms/validate';
import { tickable, ticksToKeep, ticksToShow, type ServiceOffers } from '../../forms/service-offers';

/**
 * Reads the visitor's input from the fields of an HTML form and writes it into them. They are uncontrolled: without
 * script and before hydration they belong to the browser.
 */

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The text fields of a form. */
const controlsIn = (form: FormName, element: HTMLFormElement): Control[] =>
  forms[form].fields
    .filter(({ control }) => control !== 'services')
    .map(({ name }) => element.elements.namedItem(name) as Control);

/** The checkboxes of the services, each with its slug: no two services of a language have the same title. */
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

/**
 * A field's text; empty if it is the page's default. An erased default is empty too, so it comes back after a change of
 * language.
 */
function textOf({ name, value, defaultValue }: Control): string {
  const text = cleaned(name, value);
  return text === defaultValue ? '' : text;
}

/** Slugs of the ticked services. */
export const tickedIn = (element: HTMLFormElement, services: ServiceOffers | undefined): string[] =>
  services ? boxesIn(element, services).flatMap(({ box, slug }) => (box.checked ? slug : [])) : [];

/** The visitor's input. */
export function inputIn(
  form: FormName,
  element: HTMLFormElement,
  services: ServiceOffers | undefined,
): FormInput {
  const texts = controlsIn(form, element).map(
    (control) => [control.name, textOf(control)] as const,
  );
  const ticks = services && ticksToKeep(tickedIn(element, services), ownOf(services));
  return { texts: Object.fromEntries(texts), ticks };
}

/** Writes input into the fields that differ from it. */
export function showInput(
  form: FormName,
  element: HTMLFormElement,
  services: ServiceOffers | undefined,
  { texts, ticks }: FormInput,
): void {
  for (const control of controlsIn(form, element)) {
    const text = texts[control.name] ?? '';
    if (text !== textOf(control)) control.value = text || control.defaultValue;
  }
  if (!services) return;
  const boxes = boxesIn(element, services);
  const slugs = boxes.map(({ slug }) => slug);
  const ticked = ticksToShow(ticks, slugs, ownOf(services));
  for (const { box, slug } of boxes) {
    if (box.checked === ticked.includes(slug)) continue;
    box.checked = !box.checked;
    // Unfolds the group of a ticked service.
    if (box.checked) box.closest('details')?.setAttribute('open', '');
  }
}
