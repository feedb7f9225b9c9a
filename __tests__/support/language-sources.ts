import type * as Detector from '../../src/i18n/detector';

/** Everything that can ask for a language, the most binding first (spec, section 4; design, decision 2). */
type SourceName = 'query' | 'cookie' | 'detected' | 'chosen' | 'session' | 'browser' | 'html';

type Place = 'cookie' | 'localStorage' | 'sessionStorage';

/** What each source says; of the browser's languages a list with commas. */
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

/** The detector of a page that is just loaded: it looks only once at what the browser blocks. */
export async function freshDetector() {
  const loaded: (typeof Detector)[] = [];
  await jest.isolateModulesAsync(async () => {
    await import('./five-languages');
    loaded.push(await import('../../src/i18n/detector'));
  });
  return loaded[0]!;
}

/** Lets everything be read and written again. */
export function unblock(): void {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'cookie');
}

/** Makes the browser one in which nothing asks for a language but what is given. */
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
