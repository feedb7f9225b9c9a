import { documentPath, documentsOf } from '../../editor/documents';
import { clean } from '../../editor/documents/clean';
import { writeDocuments } from '../../editor/documents/write';
import { parseTexts, readTexts, type Texts } from '../../editor/project';
import { documentChange, documentText } from '../../editor/save/changes';
import { fileChanges } from '../../editor/save/file-changes';
import type { Json } from '../../editor/json';
import { mendChanges } from '../../editor/save/typography';
import { languages } from '../../src/i18n/languages';
import { projectRoot } from '../support/edited-project';

let texts: Texts;
let files: ReturnType<typeof parseTexts>;
beforeAll(async () => {
  texts = await readTexts(projectRoot);
  files = parseTexts(texts);
});

/** The document as the editor sends it: without what is empty. */
const sent = (path: string) =>
  JSON.stringify(clean(JSON.parse(documentText(path, files) ?? '') as Json));

it('writes every document of the project as it was read, to the byte', () => {
  const paths = documentsOf(files).map(documentPath);
  expect(paths).toEqual(expect.arrayContaining(['services/web.json', 'projects/farm.json']));
  const changes = paths.map((path) => {
    // Nothing was there before, so that all of the document counts as new.
    const edit = { path, before: '{}', known: documentText(path, files), text: sent(path) };
    return documentChange(edit, files, 'fr');
  });
  const written = fileChanges(texts, writeDocuments(changes, files));
  expect(written.map(({ file }) => file)).toEqual([]);
});

it('sorts projects by their place, which moves their lines only', () => {
  const changes = ['farm', 'apartments'].map((slug, index) => {
    const path = `projects/${slug}.json`;
    const known = documentText(path, files) ?? '';
    const text = known.replaceAll(/"order": \d/g, `"order": ${index + 1}`);
    return documentChange({ path, before: known, known, text }, files, 'fr');
  });
  const [change, ...more] = fileChanges(texts, writeDocuments(changes, files));
  const lines = (texts['data/references.json'] ?? '').split('\n');
  [lines[1], lines[2]] = [lines[2] ?? '', lines[1] ?? ''];
  expect(change?.after?.toString()).toBe(lines.join('\n'));
  expect(more).toEqual([]);
});

it('finds no text of the project whose typography it would change', () => {
  for (const language of languages) {
    const own = Object.entries(files).filter(([file]) => file.startsWith(`locales/${language}/`));
    expect(own.length).toBeGreaterThan(30);
    for (const [file, content] of own)
      expect([file, mendChanges(undefined, content, language)]).toEqual([file, content]);
  }
});

it('shows every text of the project in some document', () => {
  const documents = documentsOf(files);
  const shown = JSON.stringify(documents.map((id) => documentText(documentPath(id), files)));
  const leaves = (value: Json): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value
        ? Object.values(value).flatMap(leaves)
        : [];
  const hidden = Object.entries(files)
    .filter(([file]) => file.startsWith('locales/'))
    .flatMap(([file, content]) => leaves(content).map((text) => [file, text] as const))
    .filter(
      ([, text]) => !shown.includes(JSON.stringify(text).slice(1, -1).replaceAll('"', '\\"')),
    );
  expect(hidden).toEqual([]);
});
