import type { Language } from '../../i18n/languages';
import { flags } from './flags';
import './Flag.scss';

/** A decorative flag beside the name of a language. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg className="flag" viewBox="0 0 32 22" aria-hidden="true">
      {flags[language].map(([colour, path]) => (
        <path key={path} fill={colour} d={path} />
      ))}
    </svg>
  );
}
