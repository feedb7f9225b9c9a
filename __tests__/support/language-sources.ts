/** All sources of a language, highest priority first (spec, section 4). */
type SourceName = 'query' | 'cookie' | 'detected' | 'chosen' | 'session' | 'browser' | 'html';

type Place = 'cookie' | 'localStorage' | 'sessionStorage';

/** Value of each source; the browser's languages are separated by commas. */
type Known = Partial<Record<SourceName, string>> & { blocked?: readonly Place[] };

function block(place: Place): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  if (place === 'cookie') {
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true });
  } else {
    jest.spyOn(window, place, 'get').mockImplementation(refuse);
  }
}

/** Makes all storage accessible again. */
export function unblock(): void {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
}

/** Sets up a browser in which only the given sources name a language. */
export function browserWith(known: Known): void {
  unblock();
  window.history.replaceState(null, '', known.query ? `/?lng=${known.query}` : '/');
  const cookie = known.cookie ? `i18next=${known.cookie}` : 'i18next=; max-age=0';
  document.cookie = `${cookie}; path=/`;
  localStorage.clear();
  sessionStorage.clear();
  if (known.detected) localStorage.setItem('i18nextLng', known.detected);
  if (known.chosen) localStorage.setItem('language', known.chosen);
  if (known.session) sessionStorage.setItem('i18nextLng', known.session);
  const languages = known.browser?.split(',') ?? [];
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
  document.documentElement.lang = known.html ?? '';
  known.blocked?.forEach(block);
}
