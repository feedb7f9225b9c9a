import { useCallback, useEffect } from 'react';
import { applyMode, currentMode, followVisitor, rememberMode, systemIsDark } from './colour-mode';

/**
 * Keeps the page in the visitor's colour mode: the system's until it is toggled, then the toggled one.
 *
 * @returns toggles the mode and remembers it
 */
export function useColourMode(): () => void {
  useEffect(() => {
    const system = window.matchMedia(systemIsDark);
    if (!document.body.dataset.bsTheme) followVisitor();
    system.addEventListener('change', followVisitor);
    window.addEventListener('storage', followVisitor);
    return () => {
      system.removeEventListener('change', followVisitor);
      window.removeEventListener('storage', followVisitor);
    };
  }, []);
  return useCallback(() => {
    const mode = currentMode() === 'dark' ? 'light' : 'dark';
    applyMode(mode);
    rememberMode(mode);
  }, []);
}
