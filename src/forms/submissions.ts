import { dropSent, readDraft } from './drafts';
import type { FormName } from './fields';
import { formService } from './service';
import { submit, type Outcome } from './submit';

export type SubmissionStatus = 'idle' | 'sending' | Outcome;

const statuses = new Map<FormName, SubmissionStatus>();
const listeners = new Set<() => void>();

function set(form: FormName, status: SubmissionStatus): void {
  statuses.set(form, status);
  listeners.forEach((listener) => listener());
}

/**
 * Where each form's submission stands. It lives outside the page, so that a visitor who changes page or language
 * while a request is under way neither loses it nor sends it twice.
 */
export const submissions = {
  statusOf: (form: FormName): SubmissionStatus => statuses.get(form) ?? 'idle',

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Sends a form unless it is being sent already. */
  async send(form: FormName, body: FormData): Promise<void> {
    if (statuses.get(form) === 'sending') return;
    const sent = readDraft(form);
    set(form, 'sending');
    const outcome = await submit(formService.endpoint, body);
    if (outcome === 'sent') dropSent(form, sent);
    set(form, outcome);
  },

  /** The visitor has seen the outcome. What is still being sent has none yet. */
  acknowledge(form: FormName): void {
    if (statuses.get(form) !== 'sending') set(form, 'idle');
  },
};
