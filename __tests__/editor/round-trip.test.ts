import { allEdited, schemaOf, valueAt } from '../../editor/forms';
import { formatFor } from '../../editor/page/formats';
import { filesOf, formatAt } from '../../editor/paths';
import type { Json, JsonObject } from '../../editor/schema';
import { mendTexts } from '../../src/content/check/typography';
import { readSource, type Source } from '../../src/content/read';
import type { Language } from '../../src/i18n/languages';
import { projectRoot } from '../support/edited-project';

/** The files of this project, in all of its languages. */

let source: Source;
beforeAll(async () => {
  source = await readSource(projectRoot);
});

it('writes every file of the project as it was read', () => {
  const files = allEdited(source).flatMap((edited) =>
    filesOf(edited.collection, edited.name).map(
      (file) => [file, schemaOf(edited, source)] as const,
    ),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const [file, schema] of files) {
    const value = valueAt(source, file);
    if (value === undefined) continue;
    const { fromFile, toFile } = formatFor(formatAt(file), schema);
    const back = JSON.parse(toFile(fromFile(JSON.stringify(value)) as JsonObject)) as Json;
    expect([file, back]).toEqual([file, value]);
  }
});

it('finds no text of the project whose typography it would change', () => {
  const isTyped = (value: unknown, language?: Language) =>
    expect(mendTexts(value, language)).toEqual(value);
  for (const { value } of Object.values(source.data)) isTyped(value);
  for (const [language, files] of Object.entries(source.locales))
    for (const { value } of Object.values(files)) isTyped(value, language as Language);
  const word = { fr: 'Eau !', en: 'Water !' };
  expect(mendTexts({ word, url: "https://x.example/l'eau" })).toEqual({
    word: { fr: 'Eau\u202f!', en: 'Water!' },
    url: "https://x.example/l'eau",
  });
});
