import { useCallback, useEffect } from 'react';
import { colourModeKey, systemIsDark } from './colour-mode-script';

type ColourMode = 'light' | 'dark';

function remembered(): ColourMode | null {
  try {
    const mode = localStorage.getItem(colourModeKey);
    return mode === 'dark' || mode === 'light' ? mode : null;
  } catch {
    return null;
  }
}

function remember(mode: ColourMode): void {
  try {
    localStorage.setItem(colourModeKey, mode);
  } catch {
    // Blocked storage: the mode holds for this visit.
  }
}

function apply(mode: ColourMode): void {
  document.body.classList.toggle('dark', mode === 'dark');
  document.body.dataset.bsTheme = mode;
}

/**
 * Keeps the page in the visitor's colour mode: the system's until it is toggled, then the toggled one.
 *
 * @returns toggles the mode and remembers it
 */
export function useColourMode(): () => void {
  useEffect(() => {
    const system = window.matchMedia(systemIsDark);
    const follow = () => apply(remembered() ?? (system.matches ? 'dark' : 'light'));
    if (!document.body.dataset.bsTheme) follow();
    system.addEventListener('change', follow);
    window.addEventListener('storage', follow);
    return () => {
      system.removeEventListener('change', follow);
      window.removeEventListener('storage', follow);
    };
  }, []);
  return useCallback(() => {
    const mode = document.body.dataset.bsTheme === 'dark' ? 'light' : 'dark';
    apply(mode);
    remember(mode);
  }, []);
}
