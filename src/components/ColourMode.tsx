import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect } from 'react';
import { applyPreferredMode, printInLight, systemIsDark, toggleMode } from '../browser/colour-mode';
import { Icon } from './Icon';
import './ColourMode.scss';

/** Keeps the page in the system's colour mode until the visitor toggles it, and prints it in the light one. */
export function useColourMode(): void {
  useEffect(() => {
    const system = window.matchMedia(systemIsDark);
    system.addEventListener('change', applyPreferredMode);
    window.addEventListener('beforeprint', printInLight);
    return () => {
      system.removeEventListener('change', applyPreferredMode);
      window.removeEventListener('beforeprint', printInLight);
    };
  }, []);
}

/** Switches between light and dark mode. CSS shows one of its two icons: static HTML cannot know the mode. */
export function ColourModeToggle({ className }: { className: string }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={`colour-mode needs-script ${className}`} onClick={toggleMode}>
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
