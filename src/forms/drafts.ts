import { tryOrUndefined } from '../hooks/try-or-undefined';
import type { FormName } from './fields';

/** What a visitor has typed into a form, by field name. */
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

/** Keeps an unsent draft for this tab, if storage takes it. */
export function keepDraft(form: FormName, draft: Draft): void {
  tryOrUndefined(() => sessionStorage.setItem(keyOf(form), JSON.stringify(draft)));
}

export const isEmptyDraft = (draft: Draft): boolean => !Object.values(draft).some(Boolean);

export function dropDraft(form: FormName): void {
  tryOrUndefined(() => sessionStorage.removeItem(keyOf(form)));
}

/** Drops what was sent, and keeps what the visitor has typed since then. */
export function dropSent(form: FormName, sent: Draft): void {
  const since = Object.entries(readDraft(form)).filter(([name, text]) => text !== sent[name]);
  if (since.length > 0) keepDraft(form, Object.fromEntries(since));
  else dropDraft(form);
}
