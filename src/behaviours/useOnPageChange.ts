import { useEffect } from 'react';
import { useFrame } from '../components/Page/frame';
import { useWords } from '../language/words';

/**
 * Calls back when another page, or this one in another language, takes the place of this page.
 *
 * @param leave must be stable from render to render
 */
export function useOnPageChange(leave: () => void): void {
  const { route } = useFrame();
  const { language } = useWords();
  useEffect(() => leave, [leave, route, language]);
}
