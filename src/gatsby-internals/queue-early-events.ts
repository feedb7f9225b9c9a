/** Name of the event with which the page says that its script has taken it over. */
export const hydrated = 'takenover';

/**
 * Holds back what a visitor does that only script can answer: a button pressed, a form sent.
 *
 * @returns stops holding, and does it all again in its order
 */
export function queueEarlyEvents(): () => void {
  const over = new AbortController();
  const held: (() => void)[] = [];
  const listen = <Type extends 'click' | 'submit'>(
    type: Type,
    again: (event: DocumentEventMap[Type]) => (() => void) | undefined,
  ) =>
    document.addEventListener(
      type,
      (event) => {
        const action = again(event);
        if (!action) return;
        event.preventDefault();
        event.stopPropagation();
        held.push(action);
      },
      { capture: true, signal: over.signal },
    );

  listen('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
    return button ? () => button.click() : undefined;
  });
  listen('submit', ({ target, submitter }) => {
    const form = target instanceof HTMLFormElement && target;
    return form ? () => form.requestSubmit(submitter) : undefined;
  });

  return () => {
    over.abort();
    for (const action of held.splice(0)) action();
  };
}
