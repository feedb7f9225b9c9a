import { navigate } from 'gatsby';
import { useRef } from 'react';
import { useThisPage } from '../components/Page/this-page';
import { storeChoice, withoutLanguage } from '../language/choice';
import type { Language } from '../language/languages';
import { localisedPath, splitPath } from '../language/paths';
import { useWords } from '../language/words';
import { routes } from '../routes';
import { loadFailure } from './page-failure';

/** State of a navigation that leaves the scroll position as it is. */
const keepScroll = { keepScroll: true };

export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScroll' in state;
}

/**
 * Remembers a language and moves to this page in it. Query and hash are kept, and so is an address that was
 * not found. Where the page cannot be loaded this one stays, and a second attempt asks the host for it.
 */
export function useLanguageChange(): (language: Language) => Promise<void> {
  const { route } = useThisPage();
  const { language: current } = useWords();
  const failed = useRef<string>();
  return async (language) => {
    storeChoice(language);
    if (language === current) return;
    const { pathname, search, hash } = window.location;
    const path = route === routes.notFound ? splitPath(pathname).path : route;
    const target = localisedPath(`${path}${withoutLanguage(search)}${hash}`, language);
    if (failed.current === target) return window.location.assign(target);
    const error = await loadFailure(target);
    if (error) {
      failed.current = target;
      console.error('something went wrong loading the language', error);
      return;
    }
    void navigate(target, { state: keepScroll });
  };
}
