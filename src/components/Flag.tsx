import type { Language } from '../i18n/languages';

/** A decorative flag beside the name of a language, from `static/flags/`. */
export const Flag = ({ language }: { language: Language }) => (
  <img
    className="flex-shrink-0 rounded-1 border"
    src={`/flags/${language}.svg`}
    width={32}
    height={22}
    alt=""
  />
);
