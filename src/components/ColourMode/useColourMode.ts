import { useCallback, useEffect } from 'react';
import { applyMode, currentMode, followVisitor, rememberMode, systemIsDark } from './colour-mode';

/** Keeps the page in the system's colour mode until the visitor toggles it. Returns what toggles it. */
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
