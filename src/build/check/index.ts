import { sentence, type Issue } from '../issue';
import type { Data } from '../model';
import { pageNamespaces } from '../plan';
import type { Source } from '../source';
import { checkCharacters } from './characters';
import { checkData } from './data';
import { checkPointWords } from './hero-points';
import { checkIndexed } from './indexed';
import { checkLocales } from './locales';
import { checkPictures } from './pictures';
import { checkRejectedTerms } from './rejected-terms';
import { checkTranslated, checkTypography } from './typography';

/** Checks everything that becomes pages. Without issues in `data/`, it returns the data to plan pages from. */
export function findIssues(source: Source): { data?: Data; issues: Issue[] } {
  const { data, issues } = checkData(source);
  const further = [
    ...(data ? checkIndexed(data.company) : []),
    ...(data ? checkPictures(data, source) : []),
    ...(data ? checkLocales(data, pageNamespaces, source) : []),
    ...(data ? checkPointWords(data, source) : []),
    ...checkTypography(source),
    ...checkCharacters(source),
    ...(data ? checkRejectedTerms(source) : []),
    ...checkTranslated(source),
  ];
  return { ...(data && { data }), issues: [...issues, ...further] };
}

/** The issues as sentences, each once. */
export function check(source: Source): { data?: Data; sentences: string[] } {
  const { data, issues } = findIssues(source);
  return { ...(data && { data }), sentences: [...new Set(issues.map(sentence))] };
}
