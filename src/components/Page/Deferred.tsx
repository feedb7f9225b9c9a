import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useCurrentPage } from '../../context/current-page';

interface Props {
  children: ReactNode;
  /** Shown until then. */
  fallback?: ReactNode;
}

/**
 * Renders its children after the first paint of a page that the visitor followed a link to, and at once in every other
 * case.
 */
export function Deferred({ children, fallback = null }: Props) {
  const { isClientNavigation } = useCurrentPage();
  const [isShown, setShown] = useState(!isClientNavigation);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown ? children : fallback;
}
