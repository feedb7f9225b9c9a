import type { EditorLanguage } from '../bilingual';
import { readSource } from '../../src/build/source';
import { parseTexts, readTexts } from '../project';
import { allIssues } from '../save/issues';
import { describeChanges } from '../publish/describe';
import { publish } from '../publish/publish';
import { publishState } from '../publish/publish-state';
import { changeSentence, commitMessage } from '../publish/sentences';
import type { TextsOfState } from '../publish/texts';
import { placeName, fileTitle } from '../save/where';

/** Publishing with the names that the editor gives to values. */

async function stateOf(root: string, language: EditorLanguage) {
  const files = parseTexts(await readTexts(root));
  const nameOf = (file: string, path: string[]) =>
    path.length === 0 ? fileTitle(file, files, language) : placeName(file, path, files, language);
  return publishState(root, (before: TextsOfState, after: TextsOfState) =>
    describeChanges(before, after, nameOf),
  );
}

/** What keeps the site from being built: the host would not publish it. */
async function issuesOf(root: string, language: EditorLanguage) {
  const [files, source] = await Promise.all([readTexts(root).then(parseTexts), readSource(root)]);
  return allIssues(source, files, language);
}

/** What would be published, in sentences, or why nothing can be. */
export async function publishingState(root: string, language: EditorLanguage) {
  const [state, issues] = await Promise.all([stateOf(root, language), issuesOf(root, language)]);
  const { can, words, details, changes, commits, leftAlone } = state;
  return {
    can: can && issues.length === 0,
    reason: words?.[language],
    details,
    issues,
    changes: [...new Set(changes.map((change) => changeSentence(change, language)))],
    commits,
    leftAlone,
  };
}

/** Commits with a message that says what changed, and pushes. */
export async function publishAll(root: string, language: EditorLanguage) {
  if ((await issuesOf(root, language)).length > 0) return { done: false };
  const { changes } = await stateOf(root, language);
  const result = await publish(root, commitMessage(changes, language));
  return result.done
    ? { done: true }
    : { done: false, reason: result.words[language], details: result.details };
}
