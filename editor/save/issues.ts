import type { EditorLanguage } from '../bilingual';
import { findIssues } from '../../src/build/check';
import { sentence, type Issue } from '../../src/build/issue';
import type { Source } from '../../src/build/source';
import type { Project } from '../project';
import { brokenPlaceholders } from './broken-placeholders';
import { messageFor } from './messages';
import { sourceWith, type Sizes } from './source-with';
import { whereIs } from './where';

/** The issue of a picture without a page: the editor offers to delete it. */
const isUnused = ({ code }: Issue) => code === 'picture-unused';

const colon = { fr: ' : ', en: ': ' };

/**
 * Issues without those that only follow from another: while a French text names a fact that does not exist, its
 * translations need not follow it.
 */
function withoutConsequences(issues: Issue[]): Issue[] {
  const keyOf = ({ file, field }: Issue) => `${file.split('/').at(-1)} ${field}`;
  const causes = issues.filter(({ code }) => code === 'unknown-fact');
  const keys = new Set(causes.map(keyOf));
  return issues.filter((issue) => issue.code !== 'other-placeholders' || !keys.has(keyOf(issue)));
}

/** Issues in the words of the editor, each once. */
function inWords(issues: Issue[], files: Project, language: EditorLanguage): string[] {
  const sentences = withoutConsequences(issues).map(
    (issue) => `${whereIs(issue, files, language)}${colon[language]}${messageFor(issue, language)}`,
  );
  return [...new Set(sentences)];
}

/** Everything that keeps the site from being built, in the words of the editor. */
export const allIssues = (source: Source, files: Project, language: EditorLanguage) =>
  inWords(findIssues(sourceWith(source, files)).issues, files, language);

/** The issues that a change would bring, in the words of the editor. */
export function newIssues(
  source: Source,
  before: Project,
  after: Project,
  pictures: Sizes,
  language: EditorLanguage,
): string[] {
  const issuesOf = (each: Source) => [...findIssues(each).issues, ...brokenPlaceholders(each)];
  const known = new Set(issuesOf(sourceWith(source, before)).map(sentence));
  const found = issuesOf(sourceWith(source, after, pictures));
  const fresh = found.filter((issue) => !isUnused(issue) && !known.has(sentence(issue)));
  return inWords(fresh, after, language);
}
