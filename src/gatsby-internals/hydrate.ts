import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/*
 * Depends on: `startTransition` around `hydrateRoot`, through Gatsby's `replaceHydrateFunction`.
 * Saves: some 50 ms on a phone, for which hydration in one task would block it.
 */

/** @param container holds the served page; in `npm run develop` it is empty */
export function hydrateInSteps(element: ReactNode, container: Element): void {
  if (!container.hasChildNodes()) return createRoot(container).render(element);
  startTransition(() => void hydrateRoot(container, element));
}
