import type { Draft } from '../../forms/drafts';
import { cleaned, forms, type FormName } from '../../forms/fields';
import {
  servicesField,
  tickable,
  ticksIn,
  ticksText,
  type ServiceOffers,
} from '../../forms/services';

/**
 * The fields of an HTML form as a draft, and back. React does not control them: without script, and before it comes, they
 * are the browser's.
 */

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The fields that a visitor types in. */
const controlsIn = (form: FormName, element: HTMLFormElement): Control[] =>
  forms[form]
    .filter(({ control }) => control !== 'services')
    .map(({ name }) => element.elements.namedItem(name) as Control);

/** The services that can be ticked, each with its slug. */
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

/** A field's text; empty as long as it is the page's own. */
function textOf({ name, value, defaultValue }: Control): string {
  const text = cleaned(name, value);
  return text === defaultValue ? '' : text;
}

/** The slugs of the services that are ticked. */
export const tickedIn = (element: HTMLFormElement, services: ServiceOffers | undefined): string[] =>
  services ? boxesIn(element, services).flatMap(({ box, slug }) => (box.checked ? slug : [])) : [];

/** What a visitor has made of the fields. */
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

/** Fills in the fields that do not say what a draft does. */
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
    // What is ticked is also seen.
    if (box.checked) box.closest('details')?.setAttribute('open', '');
  }
}
