import { type DocumentId, documentPath, documentsOf } from '../../editor/documents';
import { writeDocuments } from '../../editor/documents/write';
import { configOf } from '../../editor/form/config';
import { clean, isObject, type Json, type JsonObject, objectsIn, valueAt } from '../../editor/json';
import { documentChange, documentText } from '../../editor/save/changes';
import { type Project, readContent } from '../../editor/store/content';
import { type Language, languages } from '../../src/i18n/languages';
import { projectRoot } from '../support/edited-project';

/** Every list of objects of the form is moved, shortened and added to, and read in all languages. */

interface Part {
  name: string;
  widget?: string;
  i18n?: unknown;
  required?: boolean;
  allow_reorder?: boolean;
  fields?: Part[];
  files?: Part[];
}

type InEach = Record<Language, JsonObject>;

let files: Project;
let lists: { collection: string; file?: string; path: string[]; list: Part }[];
beforeAll(async () => {
  ({ files } = await readContent(projectRoot));
  const { collections } = configOf(files, 'fr', '') as { collections: Part[] };
  const listsIn = (fields: Part[], path: string[]): { path: string[]; list: Part }[] =>
    fields.flatMap((field) => {
      const own = [...path, field.name];
      const inner = listsIn(field.fields ?? [], own);
      return field.widget === 'list' && field.fields
        ? [{ path: own, list: field }, ...inner]
        : inner;
    });
  lists = collections.flatMap(({ name: collection, fields = [], files: singles }) =>
    singles
      ? singles.flatMap(({ name: file, fields: own = [] }) =>
          listsIn(own, []).map((each) => ({ collection, file, ...each })),
        )
      : listsIn(fields, []).map((each) => ({ collection, ...each })),
  );
});

/** The lists at a path of a document; a path does not name places in outer lists. */
function listsAt(document: JsonObject, [name = '', ...rest]: string[]): JsonObject[][] {
  const value = document[name];
  if (rest.length === 0) return Array.isArray(value) ? [value as JsonObject[]] : [];
  return (isObject(value) ? [value] : objectsIn(value)).flatMap((each) => listsAt(each, rest));
}

/** Fields of an item for every field of its form, each text with its own mark. */
function filled(fields: Part[], mark: string): JsonObject {
  return Object.fromEntries(
    fields.map(({ name, widget, fields: inner }): [string, Json] => {
      if (name === 'slug' || name === 'id') return [name, ''];
      if (widget === 'list') return [name, inner ? [filled(inner, mark)] : [mark]];
      if (inner) return [name, filled(inner, mark)];
      return [name, widget === 'number' ? 1 : `${name} ${mark}`];
    }),
  );
}

const documentsOfList = (collection: string, file: string | undefined): DocumentId[] =>
  documentsOf(files).filter(
    ({ kind, name }) => kind.folder === collection && (file === undefined || name === file),
  );

const read = (path: string, project: Project) =>
  JSON.parse(documentText(path, project) ?? '') as InEach;

/** A project after a change of a document in the editor. */
function saved(path: string, document: InEach, project: Project): Project {
  const known = documentText(path, project);
  const text = JSON.stringify(clean(document));
  const change = documentChange({ path, before: known, known, text }, project, 'fr');
  return writeDocuments([change], project);
}

/** The texts of an item, without what it is known by. */
const content = (value: Json | undefined): Json => {
  if (Array.isArray(value)) return value.map(content);
  if (!isObject(value)) return value ?? null;
  const own = Object.entries(value).filter(([key]) => key !== 'id' && key !== 'slug');
  return Object.fromEntries(own.map(([key, each]) => [key, content(each)]));
};

/** Each document with a list, with at least three items in it, so that each can be told from the others. */
function* filledLists() {
  for (const { collection, file, path, list } of lists) {
    if (list.allow_reorder === false) continue;
    const found = documentsOfList(collection, file)
      .map(documentPath)
      .map((document) => ({ document, whole: read(document, files) }));
    // The document that has most of the list; an optional one is filled.
    const [chosen] = found.toSorted(
      (one, other) =>
        listsAt(other.whole.fr, path).flat().length - listsAt(one.whole.fr, path).flat().length,
    );
    if (!chosen) throw new Error(`no document has ${path.join('.')}`);
    for (const language of languages) {
      if (listsAt(chosen.whole[language], path).length > 0) continue;
      const parent = valueAt(chosen.whole[language], path.slice(0, -1));
      const [first] = objectsIn(parent);
      const target = first ?? (isObject(parent) ? parent : undefined);
      if (target) target[path.at(-1) ?? ''] = [];
    }
    const count = listsAt(chosen.whole.fr, path)[0]?.length ?? 0;
    for (let index = count; index < 3; index++)
      for (const language of languages)
        listsAt(chosen.whole[language], path)[0]?.push(
          filled(list.fields ?? [], `${index} ${language}`),
        );
    yield { name: `${collection}/${file ?? '*'} ${path.join('.')}`, path, list, ...chosen };
  }
}

const inPages = (list: string) => `pages/${list}`;
const ofBusiness = (list: string) => `business/${list}`;
const ofSolar = ['solar/yields/rows', 'solar/profiles/items', 'solar/aids'];

it('finds the lists, each of which is changed in all languages at once', () => {
  const places = lists.map(({ collection, file, path }) =>
    [collection, file, ...path].filter(Boolean).join('/'),
  );
  const expected = [
    ...['services/details', 'services/details/facts', 'services/questions'],
    ...['home/questions/items', 'company/values/items', 'common/steps/items'].map(inPages),
    ...['privacy-policy/sections', 'terms-use/sections'].map(inPages),
    ...['contact/area', 'contact/social', 'closed-days/items', 'legal/processors'].map(ofBusiness),
    ...['team/items', 'guarantees/items', 'partners/items', 'reviews/items'].map(ofBusiness),
    ...['sample-quote/positions', 'sources/items', 'figures/items'].map(ofBusiness),
    ...('data/solar.json' in files ? ofSolar : []).map(ofBusiness),
    ...('data/inspection.json' in files ? ['inspection/kinds'] : []).map(ofBusiness),
  ];
  expect(places).toEqual(expect.arrayContaining(expected));
  const others = lists.filter(({ list }) => list.i18n !== 'duplicate');
  expect(others.map(({ path }) => path.join('.'))).toEqual([]);
  const unknown = lists.filter(
    ({ list }) => !list.fields?.some(({ name }) => name === 'slug' || name === 'id'),
  );
  expect(unknown).toEqual([]);
});

it('keeps the words of every item together when it is moved, deleted and added', () => {
  const mixed: string[] = [];
  let count = 0;
  for (const { name, path, list, document, whole } of filledLists()) {
    const project = saved(document, whole, files);
    const before = read(document, project);
    const itemsIn = (each: InEach, language: Language) =>
      content(listsAt(each[language], path)[0] ?? []) as Json[];
    const change = (edit: (items: JsonObject[], language: Language) => unknown): InEach => {
      const changed = structuredClone(before);
      for (const language of languages) edit(listsAt(changed[language], path)[0] ?? [], language);
      return read(document, saved(document, changed, project));
    };
    const compare = (
      what: string,
      wanted: (items: Json[]) => Json[],
      found: InEach,
      at?: number,
    ) => {
      count++;
      for (const language of languages) {
        const items = itemsIn(found, language).filter((_, index) => index !== at);
        const [one, other] = [items, wanted(itemsIn(before, language))].map((each) =>
          JSON.stringify(each),
        );
        if (one !== other) mixed.push(`${name}, ${what} (${language}): ${one}, not ${other}`);
      }
    };
    const isMoved = ([first = null, ...rest]: Json[]) => [...rest, first];
    const move = (items: JsonObject[]) => items.push(...items.splice(0, 1));
    compare('moved', isMoved, change(move));
    const inFrench = change((items, language) => language === 'fr' && move(items));
    compare('moved in French alone', isMoved, inFrench);
    const shortened = change((items) => items.splice(0, 1));
    compare('deleted', ([, ...rest]) => rest, shortened);
    for (const alone of [languages[0], languages.at(-1)])
      expect(() => change((items, language) => language === alone && items.splice(0, 1))).toThrow(
        'pas les mêmes éléments',
      );
    const fields = list.fields ?? [];
    const grown = change((items, lng) => items.splice(1, 0, filled(fields, `new ${lng}`)));
    compare('added beside', (items) => items, grown, 1);
    for (const language of languages) {
      const own = JSON.stringify(itemsIn(grown, language)[1]);
      const isTranslated = fields.some(({ i18n, widget }) => i18n === true && widget === 'string');
      if (isTranslated && !own.includes(`new ${language}`)) mixed.push(`${name}, added: ${own}`);
    }
  }
  expect(mixed).toEqual([]);
  expect(count).toBeGreaterThan(75);
});
