import { documentAt, documentPath, documentsOf, kinds } from '../../editor/documents';
import { schemaOf } from '../../editor/documents/schema';
import { configOf } from '../../editor/form/config';
import { objectFields } from '../../editor/form/data-fields';
import { labelOf, optionLabel } from '../../editor/form/labels';
import { type Project, readContent } from '../../editor/store/content';
import { type DataName, dataSchemas } from '../../src/content/model';
import { label } from '../../src/content/model/label';
import { projectRoot } from '../support/edited-project';

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

let files: Project;
beforeAll(async () => {
  ({ files } = await readContent(projectRoot));
});

/** Everything below a part, with the names on the way to it. */
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
    const config = configOf(files, language, 'http://127.0.0.1:8100') as { collections: Part[] };
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

it('has a form for every document', () => {
  const [parts = []] = inEachLanguage();
  for (const id of documentsOf(files)) {
    const { kind } = id;
    const place = kind.name === undefined ? kind.folder : `${kind.folder}.${kind.name}`;
    expect(parts.filter(([path]) => path.startsWith(`${place}.`))).not.toEqual([]);
    expect(documentAt(documentPath(id))).toEqual(id);
  }
});

it('has a field for every fact, but for what the program itself needs', () => {
  const own = ['services.slug', 'projects.slug', 'categories.slug'];
  const missing = (Object.keys(dataSchemas) as DataName[]).flatMap((data) => {
    const schema = schemaOf(data);
    const having = kinds.flatMap(({ facts }) => (facts?.data === data ? [facts] : []));
    const fields = Object.keys((schema.items ?? schema).properties ?? {});
    const isShown = (field: string) =>
      having.some((facts) => !facts.fields || facts.fields.includes(field));
    return fields.filter((field) => !isShown(field)).map((field) => `${data}.${field}`);
  });
  const ofOwn = (['water', 'hero-points', 'images/home_hero.points'] as const).flatMap((data) => {
    const schema = schemaOf(data);
    return Object.keys((schema.items ?? schema).properties ?? {}).map((name) => `${data}.${name}`);
  });
  expect(missing.filter((each) => !own.includes(each)).sort()).toEqual(
    ['categories.order', 'categories.route', ...ofOwn].sort(),
  );
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

it('names what has no label', () => {
  const context = {
    scope: { data: 'company', words: 'contact' },
    data: 'company',
    language: 'fr',
    choices: {},
    fixed: [],
    closed: new Set<string>(),
    filledIn: [],
  } as const;
  const model = { properties: { fax: { properties: { area: { type: 'string' } } } } } as const;
  expect(() => objectFields(context, [], model)).toThrow('"fax" has no label in');
  expect(() => objectFields(context, [], { properties: { phone: model } })).toThrow(
    '"phone.fax" has no label in the model of company, or in editor/labels/words.json, "contact"',
  );
  expect(() => labelOf({ words: 'home' }, ['hero', 'fax'])).toThrow(
    '"hero.fax" has no label in editor/labels/words.json, "home"',
  );
  expect(() => optionLabel('services.tools', 'fax', 'en')).toThrow('no label for "fax"');
});
