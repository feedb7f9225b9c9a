import { useEffect } from 'react';
import { useCurrentPage } from '../context/current-page';
import { useTranslations } from '../context/translations';

/** Calls `leave`, which must be stable, when another page or language replaces the page. */
export function useOnPageChange(leave: () => void): void {
  const { route } = useCurrentPage();
  const { language } = useTranslations();
  useEffect(() => leave, [leave, route, language]);
}
