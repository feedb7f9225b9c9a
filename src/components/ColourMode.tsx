import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useCallback, useEffect, useRef } from 'react';
import {
  applyMode,
  currentMode,
  applyPreferredMode,
  printInLight,
  rememberMode,
  systemIsDark,
  type ColourMode,
} from '../browser/colour-mode';
import { Icon } from './Icon';
import './ColourMode.scss';

/** Keeps the page in the system's colour mode until the visitor toggles it. Returns the toggle function. */
export function useColourMode(): () => void {
  const chosen = useRef<ColourMode>();
  useEffect(() => {
    const system = window.matchMedia(systemIsDark);
    const follow = () => applyPreferredMode(chosen.current);
    system.addEventListener('change', follow);
    window.addEventListener('storage', follow);
    window.addEventListener('beforeprint', printInLight);
    return () => {
      system.removeEventListener('change', follow);
      window.removeEventListener('storage', follow);
      window.removeEventListener('beforeprint', printInLight);
    };
  }, []);
  return useCallback(() => {
    const mode = currentMode() === 'dark' ? 'light' : 'dark';
    chosen.current = mode;
    applyMode(mode);
    rememberMode(mode);
  }, []);
}

interface Props {
  onToggle: () => void;
  className: string;
}

/** Switches between light and dark mode. CSS shows one of its two icons: static HTML cannot know the mode. */
export function ColourModeToggle({ onToggle, className }: Props) {
  const { t } = useTranslation();
  return (
    <button type="button" className={`colour-mode needs-script ${className}`} onClick={onToggle}>
      <span className="colour-mode__choice colour-mode__choice--dark">
        <Icon name="moon" />
        <span className="visually-hidden">{t('common:mode.dark')}</span>
      </span>
      <span className="colour-mode__choice colour-mode__choice--light">
        <Icon name="sun" />
        <span className="visually-hidden">{t('common:mode.light')}</span>
      </span>
    </button>
  );
}
