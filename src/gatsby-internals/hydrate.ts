import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * React takes a served page over in small steps, between which the browser answers the visitor.
 *
 * @param container holds the served page; `npm run develop` serves none
 */
export function hydrateInSteps(element: ReactNode, container: Element): void {
  if (!container.hasChildNodes()) return createRoot(container).render(element);
  startTransition(() => void hydrateRoot(container, element));
}
