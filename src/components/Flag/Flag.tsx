import type { Language } from '../../i18n/languages';
import { flags } from './flags';
import './Flag.scss';

interface Props {
  language: Language;
}

/** A flag beside the name of its language: decoration. */
export function Flag({ language }: Props) {
  return (
    <svg className="flag" viewBox="0 0 32 22" aria-hidden="true">
      {flags[language].map(([colour, path]) => (
        <path key={path} fill={colour} d={path} />
      ))}
    </svg>
  );
}
