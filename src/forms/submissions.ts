import { toastDuration } from '../constants';
import { dropSent, keepDraft, type Draft } from './drafts';
import { formService, type FormName } from './fields';

/** How long a request may take, ms. With photographs, four times as long. */
export const submitTimeout = 30_000;

export type Outcome = 'sent' | 'failed';

/** Adds the photographs to a body. Returns what to call once they were sent. */
export type Attach = () => Promise<() => void>;

/** Posts a form. Only the response's ok flag decides (spec, section 7). Logs failures (spec, section 8). */
export async function submit(endpoint: string, body: FormData, attach?: Attach): Promise<Outcome> {
  const clock = new AbortController();
  let timer;
  try {
    const onSent = attach && (await attach());
    timer = setTimeout(
      () => clock.abort(new DOMException('The form service did not answer.', 'TimeoutError')),
      submitTimeout * (attach ? 4 : 1),
    );
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: clock.signal,
    });
    if (response.ok) {
      onSent?.();
      return 'sent';
    }
    console.error('StaticForms submission failed.');
  } catch (error) {
    console.error('Error submitting form:', error);
  } finally {
    clearTimeout(timer);
  }
  return 'failed';
}

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

function startTimer(form: FormName): void {
  clearTimeout(timers.get(form));
  timers.set(form, setTimeout(dismiss, toastDuration, form));
}

/**
 * The submission of each form. It belongs to no component: a visitor can change page or language while a request is
 * under way, and an outcome ends after `toastDuration` even when its form is not on the screen.
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
    set(form, 'sending');
    const outcome = await submit(formService.endpoint, body, attach);
    if (outcome === 'sent') dropSent(form, draft);
    set(form, outcome);
    startTimer(form);
    return outcome;
  },

  dismiss,

  /** Stops the time of an outcome, while the visitor reads it. Returns what starts it again. */
  pause(form: FormName): () => void {
    clearTimeout(timers.get(form));
    return () => startTimer(form);
  },
};
