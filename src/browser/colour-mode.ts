import { tryOrUndefined } from './try-or-undefined';

export type ColourMode = 'light' | 'dark';

/** Key in the local storage. */
const colourModeKey = 'colour-mode';

/** Media query: the system is in dark mode. */
export const systemIsDark = '(prefers-color-scheme: dark)';

function storedMode(): ColourMode | undefined {
  const mode = tryOrUndefined(() => localStorage.getItem(colourModeKey));
  return mode === 'dark' || mode === 'light' ? mode : undefined;
}

export function currentMode(): ColourMode {
  return document.documentElement.dataset.bsTheme === 'dark' ? 'dark' : 'light';
}

/**
 * The `media` attribute of a source for the dark mode. Without a mode, as in served pages, it matches the result of the
 * first script for a visitor without a choice: the system's mode, or the light one without script.
 */
export function nightMedia(mode: ColourMode | undefined): string {
  if (!mode) return `(scripting: enabled) and ${systemIsDark}`;
  return mode === 'dark' ? 'all' : 'not all';
}

/** Sources with a media query are night pictures: no other may use `withArtDirection`. */
const showPictures = (mode: ColourMode) =>
  document
    .querySelectorAll<HTMLSourceElement>('source[media]')
    .forEach((source) => (source.media = nightMedia(mode)));

/** The page's background in each mode: `$body-bg` and `$body-bg-dark` of src/styles/_config.scss. */
export const pageBackgrounds: Record<ColourMode, string> = { light: '#fbfcfe', dark: '#0a1222' };

/**
 * Sets Bootstrap's attribute on the root and a class on the body (spec, section 4); updates the browser's theme colour
 * and the pictures.
 */
export function applyMode(mode: ColourMode): void {
  document.documentElement.dataset.bsTheme = mode;
  document.body.classList.toggle('dark', mode === 'dark');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', pageBackgrounds[mode]);
  showPictures(mode);
}

/**
 * Corrects the served pictures if the visitor's mode is not the system's. Otherwise they would show the wrong file
 * until React has started.
 */
export function correctServedPictures(): void {
  const mode = currentMode();
  if (window.matchMedia(systemIsDark).matches !== (mode === 'dark')) showPictures(mode);
}

/** Applies the stored mode, or else the system's. */
export function applyPreferredMode(): void {
  applyMode(storedMode() ?? (window.matchMedia(systemIsDark).matches ? 'dark' : 'light'));
}

/** Changes the mode, and stores it. With storage blocked, it lasts until the next page load. */
export function toggleMode(): void {
  const mode = currentMode() === 'dark' ? 'light' : 'dark';
  applyMode(mode);
  tryOrUndefined(() => localStorage.setItem(colourModeKey, mode));
}

/** Prints in the light mode, as paper is white. The pictures stay, as others might not load in time. */
export function printInLight(): void {
  const { dataset } = document.documentElement;
  const mode = currentMode();
  dataset.bsTheme = 'light';
  window.addEventListener('afterprint', () => (dataset.bsTheme = mode), { once: true });
}
