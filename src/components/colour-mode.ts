import { tryOrUndefined } from '../hooks/try-or-undefined';

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
  return document.body.dataset.bsTheme === 'dark' ? 'dark' : 'light';
}

/** The attribute `media` of a source for the dark mode; without a mode, as in served pages, the system decides. */
export function nightMedia(mode: ColourMode | undefined): string {
  if (!mode) return systemIsDark;
  return mode === 'dark' ? 'all' : 'not all';
}

/** Sources with a media query are files by night. */
const showPictures = (mode: ColourMode) =>
  document
    .querySelectorAll<HTMLSourceElement>('source[media]')
    .forEach((source) => (source.media = nightMedia(mode)));

/** Gives the browser's own bars the paper of a mode. The page is served with that of each, for the system's mode. */
function paintBars(mode: ColourMode): void {
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  for (const bar of bars) bar.dataset.own ??= bar.content;
  const own = bars.find((bar) => bar.getAttribute('media')?.includes(mode))?.dataset.own;
  for (const bar of bars) bar.content = own ?? bar.content;
}

/** Sets the mode: a class and an attribute on the body, and the pictures' files by night or by day. */
export function applyMode(mode: ColourMode): void {
  document.body.classList.toggle('dark', mode === 'dark');
  document.body.dataset.bsTheme = mode;
  showPictures(mode);
  paintBars(mode);
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
