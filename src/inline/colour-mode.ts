import { tryOrUndefined } from '../browser/try-or-undefined';

export type ColourMode = 'light' | 'dark';

/** Key in the local storage. */
const colourModeKey = 'colour-mode';

/** Media query: the system is in dark mode. */
export const systemIsDark = '(prefers-color-scheme: dark)';

function storedMode(): ColourMode | undefined {
  const mode = tryOrUndefined(() => localStorage.getItem(colourModeKey));
  return mode === 'dark' || mode === 'light' ? mode : undefined;
}

/** Stores the mode. With storage blocked, it lasts until the next page load. */
export function rememberMode(mode: ColourMode): void {
  tryOrUndefined(() => localStorage.setItem(colourModeKey, mode));
}

export function currentMode(): ColourMode {
  return document.documentElement.dataset.bsTheme === 'dark' ? 'dark' : 'light';
}

/**
 * The attribute `media` of a source for the dark mode. Without a mode, as in served pages, it is what the first script
 * will find for a visitor who has chosen none: the system's mode, or without script the light one.
 */
export function nightMedia(mode: ColourMode | undefined): string {
  if (!mode) return `(scripting: enabled) and ${systemIsDark}`;
  return mode === 'dark' ? 'all' : 'not all';
}

/** Sources with a media query are files by night. */
const showPictures = (mode: ColourMode) =>
  document
    .querySelectorAll<HTMLSourceElement>('source[media]')
    .forEach((source) => (source.media = nightMedia(mode)));

/** The paper of each mode: `$body-bg` and `$body-bg-dark` of src/styles/_config.scss. */
export const papers: Record<ColourMode, string> = { light: '#fbfcfe', dark: '#0a1222' };

/** Bootstrap's attribute on the root and a class on the body (spec, section 4); the browser's own bars and the pictures follow. */
export function applyMode(mode: ColourMode): void {
  document.documentElement.dataset.bsTheme = mode;
  document.body.classList.toggle('dark', mode === 'dark');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', papers[mode]);
  showPictures(mode);
}

/**
 * Gives pictures that are still as they were served the file of the visitor's mode, where it is not the system's. Without
 * it they would show the other one until React has started.
 */
export function correctServedPictures(): void {
  const mode = currentMode();
  if (window.matchMedia(systemIsDark).matches !== (mode === 'dark')) showPictures(mode);
}

/** Applies the stored mode, or else the system's. */
export function followVisitor(): void {
  applyMode(storedMode() ?? (window.matchMedia(systemIsDark).matches ? 'dark' : 'light'));
}

/** Paper is white: drawings have the colours of the light mode on it. The pictures stay, as others may not come in time. */
export function printInLight(): void {
  const { dataset } = document.documentElement;
  const mode = currentMode();
  dataset.bsTheme = 'light';
  window.addEventListener('afterprint', () => (dataset.bsTheme = mode), { once: true });
}
