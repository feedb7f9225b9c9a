import { configOf } from '../../editor/form/config';
import { fieldsOf } from '../../editor/form/fields';
import { allEdited, dataSchema, editedAt } from '../../editor/forms';
import wordLabels from '../../editor/labels/words.json';
import { filesOf } from '../../editor/paths';
import {
  type DataName,
  dataSchemas,
  isRecordFolder,
  recordFolders,
  serviceTools,
} from '../../src/content/model';
import { label } from '../../src/content/model/label';
import { readSource, type Source } from '../../src/content/read';
import { recordsOf } from '../support/records';

/** A part of the configuration, as far as it is shown to people. */
interface Part {
  name?: string;
  label?: string;
  hint?: string;
  widget?: string;
  value?: unknown;
  fields?: Part[];
  field?: Part;
  files?: Part[];
  options?: Part[];
  collections?: Part[];
}

let source: Source;
beforeAll(async () => {
  source = await readSource(process.cwd());
});

/** All descendants of a part, with the names on their paths. */
function partsOf(part: Part, path: string): [path: string, part: Part][] {
  const { fields = [], files: inner = [], options = [], field } = part;
  const below = [...fields, ...inner, ...(field ? [field] : []), ...options];
  return below.flatMap((each): [string, Part][] => {
    const own = `${path}.${each.name ?? String(each.value)}`;
    return [[own, each], ...partsOf(each, own)];
  });
}

const inEachLanguage = () =>
  (['fr', 'en'] as const).map((language) => {
    const config = configOf({ source, language }) as {
      collections: Part[];
    };
    return config.collections.flatMap((each) => partsOf(each, each.name ?? ''));
  });

/** Whether a label is only for programs: empty, a key like `white_title` or `postalCode`, or its own field's. */
const isRaw = (label: string, key: unknown) =>
  /^(?:[a-z]+(?:[A-Z_.][A-Za-z_.]*)+)?$/.test(label) || (label === key && /^[a-z]/.test(label));

it('has a label for every field and every choice, in both languages', () => {
  for (const parts of inEachLanguage()) {
    const shown = parts.filter(([, { widget }]) => widget !== 'hidden');
    expect(shown.length).toBeGreaterThan(500);
    const raw = shown.filter(([, { label = '', name, value }]) => isRaw(label, name ?? value));
    expect(raw.map(([path, { label }]) => `${path}: ${label}`)).toEqual([]);
    expect(shown.filter(([, { hint }]) => hint !== undefined && isRaw(hint, ''))).toEqual([]);
  }
});

/** The paths of all texts, and of their groups. */
const pathsOf = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, part]: [string, string | object]) =>
    typeof part === 'string' ? [key] : [key, ...pathsOf(part).map((path) => `${key}.${path}`)],
  );

it('has no label for a text that does not exist', () => {
  const texts = Object.entries(source.locales.fr!).map(([name, { value }]) => [name, value]);
  const all = pathsOf(Object.fromEntries(texts) as object);
  const { shared, ...own } = wordLabels;
  const labelled = Object.entries(own).flatMap(([name, labels]) =>
    Object.keys(labels).map((path) => `${name}.${path}`),
  );
  const others = all.filter((path) => !labelled.includes(path));
  const names = others.map((path) => path.split('.').at(-1));
  expect(labelled.filter((path) => !all.includes(path))).toEqual([]);
  expect(Object.keys(shared).filter((name) => !names.includes(name))).toEqual([]);
});

it('explains the same fields in both languages, each in its own words', () => {
  const [fr = [], en = []] = inEachLanguage();
  expect(en.map(([path]) => path)).toEqual(fr.map(([path]) => path));
  const same = fr.filter(([, { hint }], index) => hint && hint === en[index]?.[1].hint);
  expect(same.map(([path]) => path)).toEqual([]);
});

it('keeps French marks on the line of their word', () => {
  const [french = []] = inEachLanguage();
  const shown = french.flatMap(([path, { label, hint }]) => [
    `${path}: ${label}`,
    `${path}: ${hint}`,
  ]);
  expect(shown.filter((text) => /«(?!\u00a0)|(?<!\u00a0)»|\S [:;?!](?=\s|$)/.test(text))).toEqual(
    [],
  );
});

it('has a form for every text of a page, but for those of tools that no service has', () => {
  const offered = recordsOf('services').flatMap(({ tools = [] }) => tools);
  const unused = serviceTools.filter((tool) => !offered.includes(tool));
  const files = allEdited(source).flatMap(({ collection, name }) => filesOf(collection, name));
  for (const file of files) expect(editedAt(file)).toBeDefined();
  const words = Object.entries(source.locales).flatMap(([language, namespaces]) =>
    Object.keys(namespaces).map((name) => `locales/${language}/${name}.json`),
  );
  const hidden = words.filter((file) => !files.includes(file));
  expect(hidden.filter((file) => !unused.some((tool) => file.endsWith(`/${tool}.json`)))).toEqual(
    [],
  );
});

it('has a field for every fact, but for what the program itself needs', () => {
  const [parts = []] = inEachLanguage();
  const paths = new Set(parts.map(([path]) => path.replaceAll('.items.', '.')));
  const missing = (Object.keys(dataSchemas) as DataName[]).flatMap((data) => {
    const schema = dataSchema(data);
    const place = isRecordFolder(data) ? data : `business.${data}`;
    const fields = Object.keys((schema.items ?? schema).properties ?? {});
    return fields
      .filter((field) => !paths.has(`${place}.${field}`))
      .map((field) => `${data}.${field}`);
  });
  const water = Object.keys(dataSchema('water').properties ?? {}).map((name) => `water.${name}`);
  const ofLists = recordFolders.map((folder) => `${folder}.order`); // the place in the list gives it
  expect(missing.sort()).toEqual([...ofLists, 'categories.route', ...water].sort());
});

it('reads a name, and a hint, in both languages', () => {
  expect(label`Pays | Country`).toEqual({ label: { fr: 'Pays', en: 'Country' } });
  const hint = { fr: 'En deux lettres : CH', en: 'In two letters: CH' };
  expect(label`Pays | Country
    En deux lettres : CH
    In two letters: CH`).toEqual({ label: { fr: 'Pays', en: 'Country', hint } });
  expect(() => label`Pays`).toThrow('not a label: Pays');
  expect(
    () => label`Pays | Country
    En deux lettres : CH`,
  ).toThrow('not a label');
});

it('shows the name of what has no label', () => {
  const context = { form: { title: { fr: '', en: '' } }, language: 'fr', closed: [] } as const;
  const fax = { properties: { fax: { type: 'string' } } } as const;
  expect(fieldsOf(context, [], fax)).toMatchObject([{ name: 'fax', label: 'fax' }]);
  const choice = { properties: { tools: { label: { fr: '', en: '' }, enum: ['fax'] } } } as const;
  expect(fieldsOf({ ...context, data: 'services' }, [], choice as never)).toMatchObject([
    { options: [{ label: 'fax', value: 'fax' }] },
  ]);
});
