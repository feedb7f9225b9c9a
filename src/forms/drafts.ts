import { tryOrUndefined } from '../browser/try-or-undefined';
import type { FormName } from './fields';

/** A visitor's input in a form, by field name. */
export type Draft = Record<string, string>;

const keyOf = (form: FormName) => `draft:${form}`;

/** The unsent draft of a form; empty if there is none, or if storage is blocked or damaged. */
export function readDraft(form: FormName): Draft {
  const stored = tryOrUndefined(
    () => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') as unknown,
  );
  if (!stored || typeof stored !== 'object') return {};
  const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries<string>(texts);
}

/** The non-empty fields of a draft. */
export const filledIn = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, text]) => text !== ''));

export const isEmptyDraft = (draft: Draft): boolean => !Object.values(draft).some(Boolean);

/** Stores an unsent draft for this tab, if storage allows it. An empty draft is removed. */
export function keepDraft(form: FormName, draft: Draft): void {
  tryOrUndefined(() =>
    isEmptyDraft(draft)
      ? sessionStorage.removeItem(keyOf(form))
      : sessionStorage.setItem(keyOf(form), JSON.stringify(draft)),
  );
}
