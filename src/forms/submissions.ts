import { noticeDuration } from '../constants';
import { dropSent, keepDraft, submissionIdOf, type Draft } from './drafts';
import type { FormName } from './fields';
import { formService, submissionIdField } from './service';
import { submit, type Attach, type Outcome } from './submit';

export type SubmissionStatus = 'idle' | 'sending' | Outcome;

const statuses = new Map<FormName, SubmissionStatus>();
const timers = new Map<FormName, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function set(form: FormName, status: SubmissionStatus): void {
  statuses.set(form, status);
  listeners.forEach((listener) => listener());
}

/** Ends an outcome. A submission under way has none yet. */
function dismiss(form: FormName): void {
  if (statuses.get(form) !== 'sending') set(form, 'idle');
}

function dismissLater(form: FormName): void {
  clearTimeout(timers.get(form));
  timers.set(form, setTimeout(dismiss, noticeDuration, form));
}

/**
 * The submission of each form. It belongs to no component: a visitor can change page or language while a request is
 * under way, and an outcome ends after `noticeDuration` even when its form is not on the screen.
 */
export const submissions = {
  statusOf: (form: FormName): SubmissionStatus => statuses.get(form) ?? 'idle',

  /** @returns unsubscribes */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /**
   * Sends a form unless it is already being sent.
   *
   * @param body the fields; the id of the draft is added
   * @param draft the same text, to tell what the visitor types during the request
   * @returns the outcome, or undefined if it was being sent
   */
  async send(
    form: FormName,
    body: FormData,
    draft: Draft,
    attach?: Attach,
  ): Promise<Outcome | undefined> {
    if (statuses.get(form) === 'sending') return;
    keepDraft(form, draft);
    body.set(submissionIdField, submissionIdOf(form));
    set(form, 'sending');
    const outcome = await submit(formService.endpoint, body, attach);
    if (outcome === 'sent') dropSent(form, draft);
    set(form, outcome);
    dismissLater(form);
    return outcome;
  },

  dismiss,

  /** Stops the time of an outcome, while the visitor reads it. Returns what starts it again. */
  hold(form: FormName): () => void {
    clearTimeout(timers.get(form));
    return () => dismissLater(form);
  },
};
