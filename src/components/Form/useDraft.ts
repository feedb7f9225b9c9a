import { useEffect, type RefObject } from 'react';
import { dropDraft, isEmptyDraft, keepDraft, readDraft, type Draft } from '../../forms/drafts';
import { cleaned, type FormName } from '../../forms/fields';
import { toolResults, type ToolResult } from '../../forms/results';
import { servicesField, ticksIn, ticksText } from '../../forms/services';
import type { SubmissionStatus } from '../../forms/submissions';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The fields that a visitor types in, and that of the photographs. The honeypot has a `tabindex`. */
const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>(
    'input:not([type=hidden], [type=checkbox], [tabindex]), textarea',
  ),
];

/** The services that can be ticked. */
const boxesOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name=${servicesField}]:enabled`),
];

const slugOf = ({ dataset }: HTMLInputElement) => dataset.slug ?? '';

/**
 * A field's text; empty as long as it is the page's own. For photographs that were taken out of their field (Photos.tsx):
 * their names.
 */
function textOf(control: Control): string {
  if (control.dataset.photos) return control.dataset.photos;
  const text = cleaned(control.name, control.value);
  return control instanceof HTMLTextAreaElement && text === control.defaultValue ? '' : text;
}

const ticksOf = (form: HTMLFormElement): string =>
  ticksText(
    boxesOf(form).map((box) => ({
      slug: slugOf(box),
      isTicked: box.checked,
      isOwn: box.defaultChecked,
    })),
  );

/** What the visitor has made of a form, with what the tools have handed over. */
export function draftOf(form: FormName, element: HTMLFormElement): Draft {
  const texts = controlsOf(element).map((control) => [control.name, textOf(control)] as const);
  const draft = { ...Object.fromEntries<string>(texts), ...toolResults.draftOf(form) };
  return boxesOf(element).length > 0 ? { ...draft, [servicesField]: ticksOf(element) } : draft;
}

/** The slugs of the services that are ticked. */
export const tickedIn = (element: HTMLFormElement): string[] =>
  boxesOf(element).flatMap((box) => (box.checked ? slugOf(box) : []));

/** Fills what the visitor has not touched in a form from a draft. */
function fillIn(form: FormName, element: HTMLFormElement, draft: Draft): void {
  for (const control of controlsOf(element)) {
    const text = draft[control.name];
    if (!text || textOf(control) !== '') continue;
    if (control.type === 'file') control.dataset.photos = text;
    else control.value = text;
  }
  const boxes = boxesOf(element);
  const ticked = ticksIn(draft[servicesField] ?? '', boxes.map(slugOf));
  if (ticked && ticksOf(element) === '')
    for (const box of boxes) {
      box.checked = ticked.includes(slugOf(box));
      // What is ticked is also seen.
      if (box.checked) box.closest('details')?.setAttribute('open', '');
    }
  toolResults.restore(form, draft);
}

/** Id of the message that a post without script returns to. */
export const sentId = (form: FormName) => `sent-${form}`;

const returned = new Set<FormName>();

/** Whether a post without script has just returned to this document. A reload of the same address does not count. */
function hasJustReturned(form: FormName): boolean {
  if (window.location.hash !== `#${sentId(form)}` || returned.has(form)) return false;
  returned.add(form);
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}

/** Restores the draft of a form, saves it as the visitor types, and clears the form once it was sent. */
export function useDraft(
  form: FormName,
  ref: RefObject<HTMLFormElement>,
  status: SubmissionStatus,
  results: readonly ToolResult[],
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (hasJustReturned(form)) dropDraft(form);
    fillIn(form, element, readDraft(form));
    const keep = () => keepDraft(form, draftOf(form, element));
    if (!isEmptyDraft(draftOf(form, element))) keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, ref]);

  useEffect(() => {
    const element = ref.current;
    if (!element || status !== 'sent') return;
    element.reset();
    fillIn(form, element, readDraft(form));
  }, [form, ref, status]);

  useEffect(() => {
    const element = ref.current;
    if (element && !isEmptyDraft({ ...readDraft(form), ...toolResults.draftOf(form) }))
      keepDraft(form, draftOf(form, element));
  }, [form, ref, results]);
}
