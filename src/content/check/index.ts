import { sentence, type Fault } from '../faults';
import type { Data } from '../model';
import type { Source } from '../read';
import { checkCharacters, checkRejectedTerms, checkTypography } from './typography';
import { checkData } from './data';
import { checkIndexed } from './indexed';
import { checkLocales, checkMarkup, withoutUnusedWords } from './words';
import { checkPictures } from './pictures';

/** Result of a check. */
interface Checked {
  /** The content of `data/`, if each file has a valid shape. */
  data?: Data;
  /** Whether everything that `data/` refers to exists, so that pages can be planned from it. */
  isSound: boolean;
}

/** Checks all content files. */
export function findFaults(found: Source): Checked & { faults: Fault[] } {
  const { data, faults } = checkData(found);
  const source = data ? withoutUnusedWords(data, found) : found;
  const further = [
    ...(data ? checkIndexed(data.company) : []),
    ...(data ? checkPictures(data, source) : []),
    ...(data ? checkLocales(data, source) : []),
    ...checkMarkup(source),
    ...checkTypography(source),
    ...checkCharacters(source),
    ...(data ? checkRejectedTerms(source) : []),
  ];
  const isSound = faults.length === 0;
  return { ...(data && { data }), isSound, faults: [...faults, ...further] };
}

/** The same check, with the faults as sentences without duplicates. */
export function check(source: Source): Checked & { sentences: string[] } {
  const { faults, ...checked } = findFaults(source);
  return { ...checked, sentences: [...new Set(faults.map(sentence))] };
}
