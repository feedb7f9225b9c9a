import { tryOrUndefined } from '../browser/try-or-undefined';
import { fieldsOf, type FormName } from './fields';
import { controlOf, type Control } from './validate';

/** The texts of a form, kept in this tab until it is sent. Another number drops the drafts of earlier versions. */
const keyOf = (place: string) => `draft:2:${place}`;

/** Key of what a tool has written into the message. */
const toolKey = 'tool';

const isSelect = (control: Control) => control instanceof HTMLSelectElement;

/** Whether a control is as it was served. */
const isUntouched = (control: Control) =>
  isSelect(control)
    ? control.options[control.selectedIndex]?.defaultSelected
    : control.value === control.defaultValue;

/**
 * Keeps what differs from the served form. A choice is kept by its place, which is the same in every language.
 *
 * @returns whether anything differs
 */
export function keepDraft(
  form: FormName,
  place: string,
  element: HTMLFormElement,
  toolText: string,
): boolean {
  const touched = fieldsOf(form)
    .map(({ name }) => controlOf(element, name))
    .filter((control) => !isUntouched(control))
    .map((control) => [control.name, isSelect(control) ? control.selectedIndex : control.value]);
  const draft = JSON.stringify(Object.fromEntries([...touched, [toolKey, toolText]]));
  tryOrUndefined(() =>
    touched.length > 0
      ? sessionStorage.setItem(keyOf(place), draft)
      : sessionStorage.removeItem(keyOf(place)),
  );
  return touched.length > 0;
}

/**
 * Puts a draft into the controls that nobody has touched before the scripts came.
 *
 * @returns what a tool has written into the message; empty without a draft
 */
export function restoreDraft(form: FormName, place: string, element: HTMLFormElement): string {
  type Draft = Record<string, string | number>;
  const read = () => JSON.parse(sessionStorage.getItem(keyOf(place))!) as Draft | null;
  const draft = tryOrUndefined(read) ?? {};
  for (const { name } of fieldsOf(form)) {
    const control = controlOf(element, name);
    if (!(name in draft) || !isUntouched(control)) continue;
    if (isSelect(control)) control.selectedIndex = Number(draft[name]);
    else control.value = String(draft[name]);
  }
  return String(draft[toolKey] ?? '');
}

/** Drops a draft, whose form was sent. */
export function dropDraft(place: string): void {
  tryOrUndefined(() => sessionStorage.removeItem(keyOf(place)));
}
