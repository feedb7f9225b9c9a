import { endTaken, showTaken } from './early-status';

/** Name of the event that tells the page that React has hydrated it. */
export const hydrated = 'hydrated';

/** How long a submitted form waits for hydration before the browser posts it itself, ms. */
const submitDeadline = 10_000;

/**
 * Queues clicks on buttons and form submissions until the page is hydrated, and shows at once that they were taken. A
 * visitor who leaves earlier still sends the forms they have submitted.
 *
 * @returns stops queueing and replays the queue
 */
export function queueEarlyEvents(): () => void {
  const stop = new AbortController();
  const capture = { capture: true, signal: stop.signal };
  const clicked: HTMLElement[] = [];
  /** Each form once, with the button that submitted it. */
  const submitted = new Map<HTMLFormElement, HTMLElement | null>();

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const release = () => {
    stop.abort();
    endTaken();
    clicked.splice(0).forEach((button) => button.click());
    submitted.forEach((submitter, form) => form.requestSubmit(submitter));
    submitted.clear();
  };

  const onClick = (event: MouseEvent) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('button[type=button]');
    if (!button) return;
    hold(event);
    clicked.push(button);
    showTaken(button);
  };
  const onSubmit = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    hold(event);
    submitted.set(event.target, event.submitter);
    showTaken(event.submitter);
    setTimeout(release, submitDeadline);
  };
  const onLeave = () => {
    for (const form of submitted.keys())
      if (form.checkValidity() && navigator.sendBeacon(form.action, new FormData(form)))
        submitted.delete(form);
  };

  document.addEventListener('click', onClick, capture);
  document.addEventListener('submit', onSubmit, capture);
  addEventListener('pagehide', onLeave, { signal: stop.signal });
  return release;
}
