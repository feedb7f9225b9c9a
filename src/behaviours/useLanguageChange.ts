import { navigate } from 'gatsby';
import { useFrame } from '../components/Page/frame';
import { storeChoice, withoutLanguage } from '../language/choice';
import type { Language } from '../language/languages';
import { localisedPath, splitPath } from '../language/paths';
import { useWords } from '../language/words';
import { routes } from '../routes';

/** State of a navigation that leaves the scroll position as it is. */
const keepScroll = { keepScroll: true };

export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state;
}

/**
 * Remembers a language and moves to this page in it. Query and hash are kept, and so is an address that was
 * not found.
 */
export function useLanguageChange(): (language: Language) => void {
  const { route } = useFrame();
  const { language: current } = useWords();
  return (language) => {
    storeChoice(language);
    if (language === current) return;
    const { pathname, search, hash } = window.location;
    const path = route === routes.notFound ? splitPath(pathname).path : route;
    void navigate(localisedPath(`${path}${withoutLanguage(search)}${hash}`, language), {
      state: keepScroll,
    });
  };
}
