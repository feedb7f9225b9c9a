import type { EditorLanguage } from '../bilingual';
import { readSource, type Source } from '../../src/build/source';
import { isLanguage } from '../../src/i18n/languages';
import { documentAt } from '../documents';
import { fillIn } from '../documents/fill-in';
import { writeDocuments } from '../documents/write';
import { keepStates } from '../history/history';
import { writeFiles } from '../history/write-files';
import { dropAlternativeTexts, unusedPictures } from '../pictures/uses';
import { parseTexts, readTexts, type Project } from '../project';
import { documentChange, documentText, type Edit } from './changes';
import { fileChanges } from './file-changes';
import { newIssues } from './issues';
import { Refusal } from './refusal';
import { sourceWith, type Sizes } from './source-with';
import { mendChanges } from './typography';
import { titleOf } from './where';

/** A picture that was chosen in the editor, and is written with the document that shows it. */
export interface NewPicture {
  content: Buffer;
  size: Sizes[string];
}

/** What a save asks for. */
export interface SaveRequest {
  root: string;
  edits: Edit[];
  /** New pictures by their file, `images/farm.webp`. */
  pictures: Map<string, NewPicture>;
  language: EditorLanguage;
}

/** What a save has done. */
export interface Saved {
  /** What the project now has, for each virtual file. */
  known: Record<string, string | null>;
  /** Pictures that no page shows any more. */
  unused: string[];
  /** The pictures that were written. */
  written: string[];
}

/** The files that the edits make, with what the owner may leave to the editor. */
function filesAfter({ edits, language }: SaveRequest, before: Project, source: Source): Project {
  const changes = edits.map((edit) => documentChange(edit, before, language));
  const written = writeDocuments(changes, before);
  fillIn(written, before);
  dropAlternativeTexts(written, before, source);
  const mended = Object.entries(written).map(([file, content]) => {
    const folder = file.split('/')[1];
    return [
      file,
      mendChanges(before[file], content, isLanguage(folder) ? folder : undefined),
    ] as const;
  });
  return Object.fromEntries(mended);
}

/** What people call the edited documents. */
const titlesOf = (edits: Edit[], files: Project, language: EditorLanguage) =>
  edits
    .flatMap(({ path }) => documentAt(path) ?? [])
    .map((id) => titleOf(id, files, language))
    .join(', ');

/**
 * Saves documents and the pictures they show: all of it, or nothing.
 *
 * @throws {Refusal} if the site's checks would find a new issue
 */
export async function save(request: SaveRequest): Promise<Saved> {
  const { root, edits, pictures, language } = request;
  const [texts, source] = await Promise.all([readTexts(root), readSource(root)]);
  const before = parseTexts(texts);
  const after = filesAfter(request, before, source);
  const shown = JSON.stringify(after);
  const added = [...pictures].filter(([file]) => shown.includes(`"${file}"`));
  const sizes = Object.fromEntries(added.map(([file, { size }]) => [file, size]));
  const issues = newIssues(source, before, after, sizes, language);
  if (issues.length > 0) throw new Refusal(issues);
  const ofPictures = added.map(([file, { content }]) => {
    return { file: `data/${file}`, before: null, after: content };
  });
  const changes = [...ofPictures, ...fileChanges(texts, after)];
  if (changes.length > 0) {
    await keepStates(root, changes, titlesOf(edits, { ...before, ...after }, language), new Date());
    await writeFiles(root, changes);
  }
  const known = edits.map(({ path }) => [path, documentText(path, after)] as const);
  return {
    known: Object.fromEntries(known),
    unused: unusedPictures(after, sourceWith(source, after, sizes)),
    written: added.map(([file]) => file),
  };
}
