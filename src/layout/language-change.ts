import { navigate } from 'gatsby';
import { keepScrollState } from '../browser/scroll-restoration';
import { usePage } from '../hooks/usePage';
import { storeLanguage } from '../i18n/visitor-language';
import type { Language } from '../i18n/languages';
import { addressIn } from '../i18n/paths';

declare global {
  interface Window {
    /** Gatsby's loader of pages, which `navigate` uses too: a page is loaded once. */
    ___loader: {
      loadPage: (path: string) => Promise<{ status?: string; error?: unknown } | undefined>;
    };
  }
}

/** Logs why a language has not loaded (spec, section 8). `navigate` does not tell. */
async function logLoadFailure(address: string): Promise<void> {
  const page = await window.___loader
    .loadPage(address)
    .catch((error: unknown) => ({ status: 'error', error }));
  if (page && page.status !== 'error') return;
  console.error('something went wrong loading the language', page?.error ?? address);
}

/**
 * Returns a function that stores a language chosen by the visitor, and shows the page in it at the same place. If it
 * cannot be loaded, Gatsby asks the host for the document.
 */
export function useLanguageChange(): (language: Language) => void {
  const { language: current } = usePage();
  return (language) => {
    storeLanguage(language);
    if (language === current) return;
    const address = addressIn(window.location, language);
    void logLoadFailure(address);
    navigate(address, { state: keepScrollState });
  };
}
