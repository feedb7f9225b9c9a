import type { Language } from '../../i18n/languages';
import type { Issue } from '../issue';
import type { Source } from '../source';
import { texts } from '../translations/tree';

/** The place of a translation file, for its issues. */
export function localeFile(
  language: Language,
  namespace: string,
): Required<Pick<Issue, 'file' | 'language'>> {
  return { file: `locales/${language}/${namespace}.json`, language };
}

/** A text of `locales/` with its key. */
export interface LocaleText {
  namespace: string;
  key: string;
  /** A text, unless the file holds something else in its place. */
  text: unknown;
  /** Its place, for its issues. */
  place: Omit<Issue, 'message'>;
}

/** Every text of a language, except in files that are not valid JSON. */
export function localeTexts({ locales }: Source, language: Language): LocaleText[] {
  return Object.entries(locales[language] ?? {}).flatMap(([namespace, parsed]) =>
    'unreadable' in parsed
      ? []
      : texts(parsed.value).map(({ path, text }) => ({
          namespace,
          key: path,
          text,
          place: { ...localeFile(language, namespace), field: path },
        })),
  );
}
