import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { loadFailure } from '../browser/gatsby-loader';
import { keepScrollState } from '../browser/scroll-restoration';
import { hideWaiting, showWaiting, waitingDelay } from '../browser/waiting-state';
import { usePage } from '../hooks/usePage';
import {
  cacheLanguage,
  chosenKey,
  languageOf,
  storeChoice,
  storedChoice,
  takeAskedLanguage,
  withoutLanguage,
} from '../i18n/visitor-language';
import type { Language } from '../i18n/languages';
import { localisedPath, splitPath } from '../i18n/paths';

/** The address of the current page in a language, with query and hash. */
function addressIn(language: Language): string {
  const { pathname, search, hash } = window.location;
  const { path } = splitPath(pathname);
  return localisedPath(`${path}${withoutLanguage(search)}${hash}`, language);
}

/** Number of the language changes in the document. One per document: picker, footer and layout each call `moveTo`. */
let changes = 0;

/**
 * Moves to the current page in a language, unless another change, or a link, leads elsewhere while it loads: the last
 * wins. Shows that it waits. If the language cannot be loaded, Gatsby asks the host for the document.
 *
 * @param replace whether the page replaces the current entry of the history
 */
async function moveTo(
  language: Language,
  current: Language,
  { replace }: { replace?: boolean } = {},
): Promise<void> {
  const own = ++changes;
  const { pathname } = window.location;
  const isLast = () => own === changes && window.location.pathname === pathname;
  if (language === current) return hideWaiting(); // A change before it may have been waiting.
  const timer = setTimeout(() => isLast() && showWaiting(), waitingDelay);
  const failure = await loadFailure(addressIn(language));
  clearTimeout(timer);
  if (failure) console.error('something went wrong loading the language', failure);
  // The estimate may have changed the address meanwhile.
  if (isLast()) navigate(addressIn(language), { state: keepScrollState, replace });
}

/** Returns a function that stores a language chosen by the visitor, and shows the page in it. */
export function useLanguageChange(): (language: Language) => Promise<void> {
  const { language: current } = usePage();
  return (language) => {
    storeChoice(language);
    return moveTo(language, current);
  };
}

/**
 * Belongs to the layout. Caches the language of every page for a visitor who has chosen none, obeys `?lng=` in the
 * address of a link within the site (on loading, the first script has done it already), and follows a choice in another
 * tab.
 *
 * @param language of the page
 * @param location its address
 */
export function useLanguageSync(
  language: Language,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  useEffect(() => {
    const asked = takeAskedLanguage();
    if (asked) void moveTo(asked, language, { replace: true });
    else cacheLanguage(storedChoice() ?? language);
  }, [language, pathname, search]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      const chosen = key === chosenKey && languageOf(newValue ?? '');
      if (chosen) void moveTo(chosen, language, { replace: true });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [language]);
}
