/**
 * The page indicates that it is waiting for the next one (layout/Layout.scss). In the DOM, as Gatsby reports it outside
 * of React.
 */
export const showWaiting = () => document.querySelector('main')?.setAttribute('aria-busy', 'true');

/** Ends the waiting state. */
export const hideWaiting = () => document.querySelector('main')?.removeAttribute('aria-busy');
