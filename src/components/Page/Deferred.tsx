import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useCurrentPage } from '../../context/current-page';

interface Props {
  children: ReactNode;
  /** Rendered until then. */
  fallback?: ReactNode;
}

/** After a client-side navigation, renders its children once the page has been painted; otherwise at once. */
export function Deferred({ children, fallback = null }: Props) {
  const { isClientNavigation } = useCurrentPage();
  const [isShown, setShown] = useState(!isClientNavigation);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown ? children : fallback;
}
