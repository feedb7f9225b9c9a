import { recordsOf } from '../../e2e/support/records';
import { documentPath, documentsOf } from '../../editor/documents';
import { writeDocuments } from '../../editor/documents/write';
import { clean, type Json } from '../../editor/json';
import { documentChange, documentText } from '../../editor/save/changes';
import { type Content, fileChanges, languageOf, readContent } from '../../editor/store/content';
import { mendChanges } from '../../src/content/check/typography';
import { serviceTools } from '../../src/content/model';
import { projectRoot } from '../support/edited-project';

let content: Content;
let files: Content['files'];
beforeAll(async () => {
  content = await readContent(projectRoot);
  ({ files } = content);
});

/** The document as the editor sends it: without what is empty. */
const sent = (path: string) =>
  JSON.stringify(clean(JSON.parse(documentText(path, files) ?? '') as Json));

it('writes every document of the project as it was read', async () => {
  const paths = documentsOf(files).map(documentPath);
  expect(paths).toEqual(
    expect.arrayContaining([
      ...recordsOf('services').map(({ slug }) => `services/${slug}.json`),
      ...recordsOf('projects').map(({ slug }) => `projects/${slug}.json`),
    ]),
  );
  const changes = paths.map((path) => {
    // Nothing was there before, so that all of the document counts as new.
    const edit = { path, before: '{}', known: documentText(path, files), text: sent(path) };
    return documentChange(edit, files, 'fr');
  });
  const written = await fileChanges(projectRoot, content, writeDocuments(changes, files));
  expect(written.map(({ file }) => file)).toEqual([]);
});

it('finds no text of the project whose typography it would change', () => {
  expect(Object.keys(files).length).toBeGreaterThan(20);
  for (const [file, content] of Object.entries(files))
    expect([file, mendChanges(undefined, content, languageOf(file))]).toEqual([file, content]);
});

it('shows every text of the project in some document, but for those of tools that no service has', () => {
  const offered = recordsOf('services').flatMap(({ tools = [] }) => tools);
  const unused = serviceTools.filter((tool) => !offered.includes(tool));
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
    .filter(([file]) => !unused.some((tool) => file.endsWith(`/${tool}.json`)))
    .flatMap(([file, content]) => leaves(content).map((text) => [file, text] as const))
    .filter(
      ([, text]) => !shown.includes(JSON.stringify(text).slice(1, -1).replaceAll('"', '\\"')),
    );
  expect(hidden).toEqual([]);
});
