import { useEffect } from 'react';
import { usePage } from './usePage';

/** Calls `leave`, which must be stable, when another page or language replaces the page. */
export function useOnPageChange(leave: () => void): void {
  const { route, language } = usePage();
  useEffect(() => leave, [leave, route, language]);
}
