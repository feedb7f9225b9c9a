import { navigate } from 'gatsby';
import { usePage } from '../hooks/usePage';
import { storeChoice, withoutLanguage } from '../i18n/choice';
import type { Language } from '../i18n/languages';
import { localisedPath, splitPath } from '../i18n/paths';
import { routes } from '../routes';
import { loadFailure } from '../gatsby-internals/load-page';

/** State of a navigation that leaves the scroll position as it is. */
const keepScroll = { keepScroll: true };

/** A location of Gatsby's router. It has an action only if a link or a script led there, not on back and forward. */
export interface RouterLocation {
  state?: unknown;
  hash: string;
  action?: string | undefined;
}

/** Whether the scroll position stays: the visitor changed the language. Going back there restores the entry's own. */
export function keepsScroll({ state, action }: RouterLocation): boolean {
  return action === 'PUSH' && typeof state === 'object' && state !== null && 'keepScroll' in state;
}

/**
 * Remembers a language and moves to this page in it. Query and hash are kept, and so is an address that was
 * not found. If the page cannot be loaded, Gatsby asks the host for it. A visitor who has gone to another page meanwhile
 * stays there.
 */
export function useLanguageChange(): (language: Language) => Promise<void> {
  const { route, language: current } = usePage();
  return async (language) => {
    storeChoice(language);
    if (language === current) return;
    const { pathname, search, hash } = window.location;
    const path = route === routes.notFound ? splitPath(pathname).path : route;
    const target = localisedPath(`${path}${withoutLanguage(search)}${hash}`, language);
    const error = await loadFailure(target);
    if (error) console.error('something went wrong loading the language', error);
    if (window.location.pathname !== pathname) return;
    navigate(target, { state: keepScroll });
  };
}
