import type { Language } from '../../i18n/languages';
import type { Place } from '../issue';
import type { Source } from '../../content/read';
import { texts } from '../../content/words';

/** The place of a translation file, for its issues. */
export const localeFile = (language: Language, namespace: string) => ({
  file: `locales/${language}/${namespace}.json`,
  language,
});

/** A text of `locales/` with its key. */
export interface LocaleText {
  namespace: string;
  key: string;
  /** A text, unless the file holds something else in its place. */
  text: unknown;
  /** Its place, for its issues. */
  place: Place;
}

/** Every text of a language, except in files that are not valid JSON. */
export function localeTexts({ locales }: Source, language: Language): LocaleText[] {
  return Object.entries(locales[language] ?? {})
    .filter(([, { unreadable }]) => unreadable === undefined)
    .flatMap(([namespace, { value }]) =>
      texts(value).map(({ path, text }) => {
        const place = { ...localeFile(language, namespace), field: path };
        return { namespace, key: path, text, place };
      }),
    );
}
