import { tryOrUndefined } from '../browser/try-or-undefined';
import { languageKeys, storeChoice } from '../i18n/choice';
import { candidates } from '../i18n/detect';
import { fallbackLanguage, type Language } from '../i18n/languages';
import { splitPath } from '../i18n/paths';
import { askedLanguage, languageAt, redirectTarget } from '../i18n/redirect';

/** Stores a language that the query asks for everywhere, and a detected one where detection looks first. */
function remember(language: Language): void {
  if (askedLanguage(location)) return storeChoice(language);
  if (splitPath(location.pathname).language !== fallbackLanguage) return;
  tryOrUndefined(() => localStorage.setItem(languageKeys.detected, language));
}

/** Takes a visitor who reads another language to that page at once. */
export function goToOwnLanguage(): void {
  const language = languageAt(location, candidates);
  remember(language);
  const target = redirectTarget(location, language);
  if (!target) return;
  document.documentElement.style.display = 'none';
  location.replace(target);
}
