import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { loadFailure } from '../browser/gatsby-loader';
import { keepScrollState } from '../browser/scroll-restoration';
import { usePage } from '../hooks/usePage';
import {
  askedLanguage,
  cacheLanguage,
  chosenKey,
  languageOf,
  storeChoice,
  storedChoice,
  withoutLanguage,
} from './detector';
import type { Language } from './languages';
import { localisedPath, splitPath } from './paths';

/** The address of the current page in a language, with query and hash. */
function addressIn(language: Language): string {
  const { pathname, search, hash } = window.location;
  const { path } = splitPath(pathname);
  return localisedPath(`${path}${withoutLanguage(search)}${hash}`, language);
}

/** Number of language changes in the document, in the picker, by links and from outside, while pages load: the last wins. */
let changes = 0;

/**
 * Moves to the current page in a language, unless another change, or a link, leads elsewhere while it loads. If it cannot be
 * loaded, Gatsby asks the host for the document.
 *
 * @param isChoice whether the language is stored as the visitor's choice
 * @param replace whether the page replaces the current entry of the history
 */
async function moveTo(
  language: Language,
  current: Language,
  { isChoice, replace }: { isChoice?: boolean; replace?: boolean },
): Promise<void> {
  const own = ++changes;
  const { pathname } = window.location;
  const target = language === current ? undefined : addressIn(language);
  const failure = target && (await loadFailure(target));
  if (failure) console.error('something went wrong loading the language', failure);
  if (own !== changes || window.location.pathname !== pathname) return;
  if (isChoice) storeChoice(language);
  if (target) navigate(target, { state: keepScrollState, replace });
}

/** Returns a function that shows the page in a language chosen by the visitor, and stores the choice. */
export function useLanguageChange(): (language: Language) => Promise<void> {
  const { language: current } = usePage();
  return (language) => moveTo(language, current, { isChoice: true });
}

/**
 * Belongs to the layout. Caches the language of every page for a visitor who has chosen none, obeys `?lng=` in the address
 * of a link within the site (on loading, the first script has done it already), and follows a choice in another tab.
 *
 * @param language of the page
 * @param location its address
 */
export function useLanguageSync(
  language: Language,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  useEffect(() => {
    const asked = askedLanguage();
    if (asked) void moveTo(asked, language, { isChoice: true, replace: true });
    else cacheLanguage(storedChoice() ?? language);
  }, [language, pathname, search]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      const chosen = key === chosenKey && languageOf(newValue ?? '');
      if (chosen) void moveTo(chosen, language, {});
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [language]);
}
