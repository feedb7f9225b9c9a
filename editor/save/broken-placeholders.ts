import { localeTexts } from '../../src/build/check/locale-texts';
import { issueAt, type Issue } from '../../src/build/issue';
import type { Source } from '../../src/build/source';
import { languages } from '../../src/i18n/languages';
import { wellFormed } from '../form/field';

/** The texts with braces that are no whole placeholder, which the form refuses as well. */
export function brokenPlaceholders(source: Source): Issue[] {
  const pattern = new RegExp(wellFormed);
  return languages.flatMap((each) =>
    localeTexts(source, each)
      .filter(({ text }) => !pattern.test(String(text)))
      .map(({ place }) => issueAt(place, 'broken-placeholder')),
  );
}
