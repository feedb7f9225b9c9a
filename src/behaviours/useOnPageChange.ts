import { useEffect } from 'react';
import { useThisPage } from '../components/Page/this-page';
import { useWords } from '../language/words';

/**
 * Calls back when another page, or this one in another language, takes the place of this page.
 *
 * @param leave must be stable from render to render
 */
export function useOnPageChange(leave: () => void): void {
  const { route } = useThisPage();
  const { language } = useWords();
  useEffect(() => leave, [leave, route, language]);
}
