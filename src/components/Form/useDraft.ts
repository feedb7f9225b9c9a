import { useEffect, type RefObject } from 'react';
import { keepDraft, readDraft } from '../../forms/drafts';
import type { FormName } from '../../forms/fields';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The fields that a visitor types in. */
function typed(element: HTMLFormElement): Control[] {
  return [...element.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement && control.type !== 'hidden' && control.tabIndex >= 0) ||
      control instanceof HTMLTextAreaElement,
  );
}

/** Puts an unsent text back into the form, and keeps what is typed until it is sent. */
export function useDraft(form: FormName, ref: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const draft = readDraft(form);
    for (const control of typed(element))
      if (control.value === '') control.value = draft[control.name] ?? '';
    const keep = () =>
      keepDraft(
        form,
        Object.fromEntries(typed(element).map((control) => [control.name, control.value])),
      );
    if (typed(element).some((control) => control.value !== '')) keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, ref]);
}
