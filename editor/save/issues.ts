import { findIssues } from '../../src/build/check';
import { localeTexts } from '../../src/build/check/locale-texts';
import { type ByCode, type Issue, issueAt, say, sentence } from '../../src/build/issue';
import type { Source } from '../../src/content/read';
import { languages } from '../../src/i18n/languages';
import type { Bilingual, EditorLanguage } from '../bilingual';
import { wellFormed } from '../form/field';
import { dataMessages, indexedMessages } from './messages-data';
import { modelMessages } from './messages-model';
import { typographyMessages, wordMessages } from './messages-words';
import { zodMessage } from './messages-zod';
import { whereIs } from './where';
import type { Content, Project } from '../store/content';

/** What the owner reads for each code of an issue. */
const messages: ByCode<Bilingual> = {
  ...dataMessages,
  ...indexedMessages,
  ...modelMessages,
  ...wordMessages,
  ...typographyMessages,
  zod: zodMessage,
};

/** What is wrong, in the owner's words. */
export const messageFor = (issue: Issue, language: EditorLanguage): string =>
  say(messages, issue)[language];

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

/** The texts with braces that are no whole placeholder, which the form refuses as well. */
function brokenPlaceholders(source: Source): Issue[] {
  const pattern = new RegExp(wellFormed);
  return languages.flatMap((each) =>
    localeTexts(source, each)
      .filter(({ text }) => !pattern.test(String(text)))
      .map(({ place }) => issueAt(place, 'broken-placeholder')),
  );
}

/** Everything that keeps the site from being built, in the words of the editor. */
export const allIssues = ({ source, files }: Content, language: EditorLanguage) =>
  inWords(findIssues(source).issues, files, language);

/** The issues that a change would bring, in the words of the editor. */
export function newIssues(before: Content, after: Content, language: EditorLanguage): string[] {
  const issuesOf = ({ source }: Content) => [
    ...findIssues(source).issues,
    ...brokenPlaceholders(source),
  ];
  const known = new Set(issuesOf(before).map(sentence));
  const fresh = issuesOf(after).filter((issue) => !isUnused(issue) && !known.has(sentence(issue)));
  return inWords(fresh, after.files, language);
}
