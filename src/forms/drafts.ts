import { tryOrUndefined } from '../browser/try-or-undefined';
import type { FormName } from './fields';

/** A form's texts by field, as typed. */
export type Draft = Record<string, string>;

const keyOf = (form: FormName) => `draft:${form}`;

/** Keeps an unsent text for this tab. */
export function keepDraft(form: FormName, draft: Draft): void {
  tryOrUndefined(() => sessionStorage.setItem(keyOf(form), JSON.stringify(draft)));
}

/** The unsent text of this tab; empty if there is none or if it is damaged. */
export function readDraft(form: FormName): Draft {
  const stored: unknown = tryOrUndefined(
    () => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') as unknown,
  );
  if (stored === null || typeof stored !== 'object') return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

export function dropDraft(form: FormName): void {
  tryOrUndefined(() => sessionStorage.removeItem(keyOf(form)));
}

/** Lets go of what was sent. What was typed since then is kept. */
export function dropSent(form: FormName, sent: Draft): void {
  const since = Object.entries(readDraft(form)).filter(([name, text]) => text !== sent[name]);
  if (since.length > 0) keepDraft(form, Object.fromEntries(since));
  else dropDraft(form);
}
