import { tryOrUndefined } from '../../browser/try-or-undefined';

export type ColourMode = 'light' | 'dark';

/** Key of the local storage under which a toggled colour mode is remembered. */
const colourModeKey = 'colour-mode';

/** Asks whether the system is in dark mode. */
export const systemIsDark = '(prefers-color-scheme: dark)';

/** The mode the visitor toggled to, if any. */
function rememberedMode(): ColourMode | undefined {
  const mode = tryOrUndefined(() => localStorage.getItem(colourModeKey));
  return mode === 'dark' || mode === 'light' ? mode : undefined;
}

/** Remembers a toggled mode; with storage blocked it holds for this visit. */
export function rememberMode(mode: ColourMode): void {
  tryOrUndefined(() => localStorage.setItem(colourModeKey, mode));
}

/** The mode the page is in. */
export function currentMode(): ColourMode {
  return document.body.dataset.bsTheme === 'dark' ? 'dark' : 'light';
}

/** Puts the page into a mode: a class on the body, and the attribute that Bootstrap reads. */
export function applyMode(mode: ColourMode): void {
  document.body.classList.toggle('dark', mode === 'dark');
  document.body.dataset.bsTheme = mode;
}

/** Puts the page into the visitor's mode: the toggled one, else the system's. */
export function followVisitor(): void {
  applyMode(rememberedMode() ?? (window.matchMedia(systemIsDark).matches ? 'dark' : 'light'));
}
