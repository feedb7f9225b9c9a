import type { FileChange } from '../history/write-files';
import type { Project, Texts } from '../project';
import { patchJson } from './patch-json';

/** The files whose text changes. */
export function fileChanges(texts: Texts, after: Project): FileChange[] {
  const files = [...new Set([...Object.keys(texts), ...Object.keys(after)])];
  return files.flatMap((file) => {
    const [before, value] = [texts[file], after[file]];
    const text = value === undefined ? undefined : patchJson(before, value);
    if (text === before) return [];
    const asBuffer = (each: string | undefined) => (each === undefined ? null : Buffer.from(each));
    return [{ file, before: asBuffer(before), after: asBuffer(text) }];
  });
}
