import { tryOrUndefined } from '../../browser/try-or-undefined';

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

/** Sets the mode: a class and an attribute on the body. */
export function applyMode(mode: ColourMode): void {
  document.body.classList.toggle('dark', mode === 'dark');
  document.body.dataset.bsTheme = mode;
}

/** Applies the stored mode, or else the system's. */
export function followVisitor(): void {
  applyMode(storedMode() ?? (window.matchMedia(systemIsDark).matches ? 'dark' : 'light'));
}
