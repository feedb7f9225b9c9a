import { pageNamespaces } from '../../content/templates';
import { sentence, type Issue } from '../issue';
import type { Data } from '../../content/model';
import type { Source } from '../../content/read';
import { checkCharacters } from './characters';
import { checkData } from './data';
import { checkPointWords } from './hero-points';
import { checkIndexed } from './indexed';
import { checkLocales } from './locales';
import { checkPictures } from './pictures';
import { checkRejectedTerms } from './rejected-terms';
import { checkTypography } from './typography';

/** What is known of the content after its check. */
interface Checked {
  /** The facts, if each file of `data/` has its shape. */
  data?: Data;
  /** Whether all that `data/` names exists as well, so that pages can be planned from it. */
  isSound: boolean;
}

/** Checks everything that becomes pages. */
export function findIssues(source: Source): Checked & { issues: Issue[] } {
  const { data, issues } = checkData(source);
  const further = [
    ...(data ? checkIndexed(data.company) : []),
    ...(data ? checkPictures(data, source) : []),
    ...(data ? checkLocales(data, pageNamespaces, source) : []),
    ...(data ? checkPointWords(data, source) : []),
    ...checkTypography(source),
    ...checkCharacters(source),
    ...(data ? checkRejectedTerms(source) : []),
  ];
  const isSound = issues.length === 0;
  return { ...(data && { data }), isSound, issues: [...issues, ...further] };
}

/** The issues as sentences, each once. */
export function check(source: Source): Checked & { sentences: string[] } {
  const { issues, ...checked } = findIssues(source);
  return { ...checked, sentences: [...new Set(issues.map(sentence))] };
}
