import type { Language } from '../../language/languages';
import type { Fault } from '../fault';
import type { Source } from '../source';
import { texts } from '../words/tree';

/** The place of a file of words, for its faults. */
export function localeFile(
  language: Language,
  namespace: string,
): Required<Pick<Fault, 'file' | 'language'>> {
  return { file: `locales/${language}/${namespace}.json`, language };
}

/** A text of `locales/` with its key. */
export interface LocaleText {
  namespace: string;
  key: string;
  /** A text, unless the file holds something else in its place. */
  text: unknown;
  /** Where it stands, for its faults. */
  place: Omit<Fault, 'says'>;
}

/** Every text of a language; files that are no JSON have none. */
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
