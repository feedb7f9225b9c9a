import { tryOrUndefined } from '../hooks/try-or-undefined';
import type { FormName } from './fields';
import { submissionIdField } from './service';

/** What a visitor has typed into a form, by field name. */
export type Draft = Record<string, string>;

const keyOf = (form: FormName) => `draft:${form}`;

/** Drafts that session storage did not take, because it is blocked or full. They last as long as the document. */
const unstored = new Map<FormName, Draft>();

function write(form: FormName, draft: Draft): void {
  unstored.set(form, draft);
  tryOrUndefined(() => {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
    unstored.delete(form);
  });
}

function read(form: FormName): Draft {
  const stored: unknown =
    unstored.get(form) ??
    tryOrUndefined(() => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') as unknown);
  if (stored === null || typeof stored !== 'object') return {};
  const texts = Object.entries(stored).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries<string>(texts);
}

/** A random id. Browsers offer `randomUUID` only over HTTPS and on localhost. */
const randomId = () =>
  crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The unsent draft of a form; empty if there is none, or if storage is damaged. */
export function readDraft(form: FormName): Draft {
  const draft = read(form);
  delete draft[submissionIdField];
  return draft;
}

/** The id of a form's draft, empty without one. The same text keeps its id, so a repeat can be recognised. */
export const submissionIdOf = (form: FormName): string => read(form)[submissionIdField] ?? '';

/** Keeps an unsent draft for this tab. Changed text gets a new id, so that nobody takes it for a repeat. */
export function keepDraft(form: FormName, draft: Draft): void {
  const isUnchanged = JSON.stringify(draft) === JSON.stringify(readDraft(form));
  if (isUnchanged && submissionIdOf(form)) return;
  write(form, { ...draft, [submissionIdField]: randomId() });
}

export function dropDraft(form: FormName): void {
  unstored.delete(form);
  tryOrUndefined(() => sessionStorage.removeItem(keyOf(form)));
}

/** Drops what was sent, and keeps what the visitor has typed since then. */
export function dropSent(form: FormName, sent: Draft): void {
  const since = Object.entries(readDraft(form)).filter(([name, text]) => text !== sent[name]);
  if (since.length > 0) keepDraft(form, Object.fromEntries(since));
  else dropDraft(form);
}
