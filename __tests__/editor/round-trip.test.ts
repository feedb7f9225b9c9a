import { allEdited, schemaOf, valueAt } from '../../editor/forms';
import { type Cms, formatFor, prepare } from '../../editor/page/formats';
import { filesOf, formatAt } from '../../editor/paths';
import { hasWords, isObject, type Json, type JsonObject } from '../../editor/schema';
import { mendTexts } from '../../src/content/check/typography';
import { readSource, type Source } from '../../src/content/read';
import type { Language } from '../../src/i18n/languages';

/** The files of this project, in all of its languages. */

let source: Source;
beforeAll(async () => {
  source = await readSource(process.cwd());
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
    const text = `${JSON.stringify(value, null, 2)}\n`;
    expect([file, toFile(fromFile(text) as JsonObject)]).toEqual([file, text]);
  }
});

/** A value in the CMS, with the keys by which it follows the items of lists. */
function withKeys(value: Json, isItem = false): Json {
  if (Array.isArray(value)) return value.map((item) => withKeys(item, true));
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withKeys(part)]);
  return Object.fromEntries(isItem ? [['__sc_item_id', 'key'], ...parts] : parts) as JsonObject;
}

it('checks no key by which the CMS follows the items of a list, whatever the list', async () => {
  const forms = allEdited(source).filter(({ collection }) => collection !== 'pages');
  for (const edited of forms) {
    const [file = ''] = filesOf(edited.collection, edited.name);
    const value = valueAt(source, file);
    if (value === undefined) continue;
    const [name, schema] = [formatAt(file), schemaOf(edited, source)];
    const listeners: Record<string, (event: never) => Promise<unknown>> = {};
    const cms: Cms = {
      registerCustomFormat: () => undefined,
      registerEventListener: ({ name: event, handler }) =>
        Object.assign(listeners, { [event]: handler }),
    };
    const checked: Record<string, string> = {};
    const saves = {
      before: () => Promise.resolve(undefined),
      check: (texts: object) => Promise.resolve(void Object.assign(checked, texts)),
    };
    prepare(cms, { [name]: schema }, saves);
    const opened = formatFor(name, schema).fromFile(JSON.stringify(value)) as JsonObject;
    const each = hasWords(schema) ? opened : { fr: opened };
    // The CMS puts a file that is a list under a key of its choice.
    const own = Object.entries(each).map(([language, part]) => [
      language,
      withKeys(Array.isArray(part) ? { items: part } : part) as JsonObject,
    ]);
    const { fr, ...others } = Object.fromEntries(own) as Record<string, JsonObject>;
    const i18n = Object.fromEntries(
      Object.entries(others).map(([language, data]) => [language, { data }]),
    );
    const entry = { toJS: () => ({ path: file, data: fr, i18n }), set: () => entry };
    await listeners.preSave!({ entry } as never);
    expect([file, JSON.parse(checked[file]!)]).toEqual([file, value]);
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
