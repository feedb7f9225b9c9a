import { toastDuration } from '../constants';
import { dropSent, keepDraft, type Draft } from './drafts';
import { formService, photosField, type FormName } from './fields';
import type { Receipt } from './receipts';
import { toolResults } from './results';

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
const receipts = new Map<FormName, Receipt>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

function set(form: FormName, status: SubmissionStatus): void {
  statuses.set(form, status);
  tell();
}

/** Ends an outcome. A submission under way has none yet. */
function dismiss(form: FormName): void {
  if (statuses.get(form) !== 'sending') set(form, 'idle');
}

function startTimer(form: FormName): void {
  clearTimeout(timers.get(form));
  timers.set(form, setTimeout(dismiss, toastDuration, form));
}

interface SendOptions {
  attach?: Attach | undefined;
  /** What to show again once it was sent. */
  receipt?: Omit<Receipt, 'photos' | 'at'> | undefined;
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
    { attach, receipt }: SendOptions = {},
  ): Promise<Outcome | undefined> {
    if (statuses.get(form) === 'sending') return;
    keepDraft(form, draft);
    set(form, 'sending');
    const outcome = await submit(formService.endpoint, body, attach);
    if (outcome === 'sent') {
      dropSent(form, draft);
      toolResults.dropSent(form, draft);
      const photos = body.getAll(photosField).length;
      if (receipt) receipts.set(form, { ...receipt, photos, at: new Date() });
    }
    set(form, outcome);
    startTimer(form);
    return outcome;
  },

  dismiss,

  /** What was sent last with a form, until the visitor wants the form back. */
  receiptOf: (form: FormName): Receipt | undefined => receipts.get(form),

  dropReceipt(form: FormName): void {
    if (receipts.delete(form)) tell();
  },

  /** Stops the time of an outcome, while the visitor reads it. Returns what starts it again. */
  pause(form: FormName): () => void {
    clearTimeout(timers.get(form));
    return () => startTimer(form);
  },
};
