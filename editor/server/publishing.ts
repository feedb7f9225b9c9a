import type { EditorLanguage } from '../bilingual';
import { parseTexts, readTexts } from '../project';
import { describeChanges } from '../publish/describe';
import { publish } from '../publish/publish';
import { publishState } from '../publish/publish-state';
import { changeSentence, commitMessage } from '../publish/sentences';
import type { Texts } from '../publish/texts';
import { placeName, titleAt } from '../save/where';

/** Publishing with the names that the editor gives to values. */

async function stateOf(root: string, language: EditorLanguage) {
  const files = parseTexts(await readTexts(root));
  const nameOf = (file: string, path: string[]) =>
    path.length === 0 ? titleAt(file, files, language) : placeName(file, path, files, language);
  return publishState(root, (before: Texts, after: Texts) =>
    describeChanges(before, after, nameOf),
  );
}

/** What would be published, in sentences, or why nothing can be. */
export async function publishingState(root: string, language: EditorLanguage) {
  const { can, words, details, changes, commits, leftAlone } = await stateOf(root, language);
  return {
    can,
    reason: words?.[language],
    details,
    changes: [...new Set(changes.map((change) => changeSentence(change, language)))],
    commits,
    leftAlone,
  };
}

/** Commits with a message that says what changed, and pushes. */
export async function publishAll(root: string, language: EditorLanguage) {
  const { changes } = await stateOf(root, language);
  const result = await publish(root, commitMessage(changes, language));
  return result.done
    ? { done: true }
    : { done: false, reason: result.words[language], details: result.details };
}
