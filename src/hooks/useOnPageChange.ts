import { useEffect } from 'react';
import { useCurrentPage } from '../context/current-page';
import { useTranslations } from '../context/translations';

/**
 * Calls back when another page, or this one in another language, takes the place of this page.
 *
 * @param leave must be stable from render to render
 */
export function useOnPageChange(leave: () => void): void {
  const { route } = useCurrentPage();
  const { language } = useTranslations();
  useEffect(() => leave, [leave, route, language]);
}
