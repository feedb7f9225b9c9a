import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/*
 * Leans on: `startTransition` around `hydrateRoot`, through Gatsby's `replaceHydrateFunction`.
 * Gains: no blocking time, where hydration in one task blocks for some 50 ms on a phone.
 */

/** @param container holds the served page; in `npm run develop` it is empty */
export function hydrateInSteps(element: ReactNode, container: Element): void {
  if (!container.hasChildNodes()) return createRoot(container).render(element);
  startTransition(() => void hydrateRoot(container, element));
}
