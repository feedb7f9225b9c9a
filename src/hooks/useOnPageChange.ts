import { useEffect } from 'react';
import { useCurrentPage } from '../context/current-page';
import { useTranslations } from '../context/translations';

/**
 * Calls back when another page, or this one in another language, replaces the page.
 *
 * @param leave must be stable between renders
 */
export function useOnPageChange(leave: () => void): void {
  const { route } = useCurrentPage();
  const { language } = useTranslations();
  useEffect(() => leave, [leave, route, language]);
}
