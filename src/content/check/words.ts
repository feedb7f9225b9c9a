import { fallbackLanguage, isLanguage, type Language, languages } from '../../i18n/languages';
import { factsOf } from '../facts';
import { type Fault, faultAt, type Place } from '../faults';
import { toolNamespaces, type Data } from '../model';
import type { Source } from '../read';
import { routes } from '../../routes';
import { pageNamespaces, resolverNamespaces } from '../templates';
import {
  type FactTranslations,
  placeholders,
  texts,
  typicalJobs,
  wellFormed,
  wordTexts,
} from '../words';
import { checkContent, recordAt } from './shape';

/** The place of a translation file, for its faults. */
const localeFile = (language: Language, namespace: string) => ({
  file: `locales/${language}/${namespace}.json`,
  language,
});

/** A text that visitors read. */
interface PlacedText {
  /** The same in every language. */
  key: string;
  /** A string, unless the file is invalid. */
  text: unknown;
  /** Its place, for its faults. */
  place: Place;
}

/** Every text of `locales/` in a language, except in files that are not valid JSON. */
export function localeTexts({ locales }: Source, language: Language): PlacedText[] {
  return Object.entries(locales[language] ?? {})
    .filter(([, { unreadable }]) => unreadable === undefined)
    .flatMap(([namespace, { value }]) =>
      texts(value).map(({ path, text }) => {
        const place = { ...localeFile(language, namespace), field: path };
        return { key: `${namespace}:${path}`, text, place };
      }),
    );
}

/** Every word of `data/` in a language. */
function dataWords({ data }: Source, language: Language): PlacedText[] {
  return Object.entries(data).flatMap(([name, { value }]) =>
    wordTexts(value, language).flatMap(({ path, text }) => {
      const place = { file: `data/${name}.json`, ...recordAt(value, path.split('.')), language };
      return text === undefined ? [] : [{ key: `data/${name}:${path}`, text, place }];
    }),
  );
}

/** Every text of the site in a language. */
export const textsIn = (source: Source, language: Language): PlacedText[] => [
  ...dataWords(source, language),
  ...localeTexts(source, language),
];

function checkFolders({ locales }: Source): Fault[] {
  return Object.keys(locales)
    .filter((name) => !isLanguage(name))
    .map((name) => faultAt({ file: `locales/${name}` }, 'no-language'));
}

function checkText(text: unknown, place: Place): Fault[] {
  if (typeof text !== 'string') return [faultAt(place, 'no-text', { found: text })];
  return text.trim() ? [] : [faultAt(place, 'text-empty')];
}

const textsByKey = (tree: unknown) => new Map(texts(tree).map(({ path, text }) => [path, text]));
const names = (text: unknown) => placeholders(String(text));

/** Compares a text with the French one; undefined stands for a missing key. */
function compareText(french: unknown, text: unknown, place: Place): Fault[] {
  if (text === undefined) return [faultAt(place, 'translation-missing')];
  if (french === undefined) return [faultAt(place, 'translation-unknown')];
  const [found, expected] = [names(text), names(french)];
  if (found.join() === expected.join()) return [];
  return [faultAt(place, 'other-placeholders', { found, expected })];
}

/** Checks that a translation, the file at `place`, has the keys and placeholders of the French one. */
function checkTranslation(french: unknown, translated: unknown, place: Place): Fault[] {
  const [expected, found] = [textsByKey(french), textsByKey(translated)];
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((field) =>
    compareText(expected.get(field), found.get(field), { ...place, field }),
  );
}

/** Checks that each word of `data/` has the same placeholders in every language as in French. */
function checkDataWords(source: Source): Fault[] {
  const french = new Map(
    dataWords(source, fallbackLanguage).map(({ key, text }) => [key, text] as const),
  );
  return languages.flatMap((language) =>
    dataWords(source, language).flatMap(({ key, text, place }) =>
      french.has(key) ? compareText(french.get(key), text, place) : [],
    ),
  );
}

function checkLanguage(namespaces: string[], language: Language, source: Source): Fault[] {
  const files = source.locales[language];
  if (!files) return [faultAt({ file: `locales/${language}`, language }, 'folder-missing')];
  return [...new Set([...Object.keys(files), ...namespaces])].flatMap((namespace) => {
    const place = localeFile(language, namespace);
    if (!namespaces.includes(namespace)) return [faultAt(place, 'file-unused')];
    const unreadable = checkContent(files[namespace], place);
    if (unreadable.length > 0) return unreadable;
    const value = files[namespace]?.value;
    const french = source.locales[fallbackLanguage]?.[namespace]?.value;
    return [
      ...texts(value).flatMap(({ path, text }) => checkText(text, { ...place, field: path })),
      ...(french === undefined ? [] : checkTranslation(french, value, place)),
    ];
  });
}

const plural = { one: '', other: '' };

/** Placeholder translations: only the names of the facts are used, not their values. */
const noTranslations: FactTranslations = {
  reply: { soon: '', workingDays: plural, hours: plural },
  hours: { everyDay: '', days: '', span: '', rows: '' },
  range: '',
};

/** Facts of the same kind, such as `figures.…`, or all facts if there are none. */
function relatives(name: string, known: string[]): string[] {
  const [kind = ''] = name.split('.');
  const same = known.filter((each) => each.startsWith(`${kind}.`));
  return same.length > 0 ? same : known;
}

/** Checks that `data/` has each fact that a translation names. */
function checkFacts(data: Data, source: Source): Fault[] {
  const known = Object.keys(factsOf(data, noTranslations, fallbackLanguage));
  return textsIn(source, fallbackLanguage).flatMap(({ text, place }) =>
    placeholders(String(text))
      .filter((name) => name.includes('.') && !known.includes(name))
      .map((name) => faultAt(place, 'unknown-fact', { name, known: relatives(name, known) })),
  );
}

/** The namespaces of tools that no service has. */
function unusedNamespaces({ services }: Data): string[] {
  const used = services.flatMap(({ tools = [] }) => tools);
  const unused = toolNamespaces.filter((tool) => !used.includes(tool));
  return unused.includes('solar-estimate') ? [...unused, 'solar'] : unused;
}

/** A source without the texts of unused tools. Their French files stay because types are made of them. */
export function withoutUnusedWords(data: Data, source: Source): Source {
  const unused = unusedNamespaces(data);
  const locales = Object.entries(source.locales).map(([language, files]) => [
    language,
    Object.fromEntries(Object.entries(files).filter(([namespace]) => !unused.includes(namespace))),
  ]);
  return { ...source, locales: Object.fromEntries(locales) as Source['locales'] };
}

/**
 * Checks that French has the keys that code builds: those of each page's head. The other languages are compared with
 * French.
 */
function checkAskedKeys({ locales }: Source): Fault[] {
  const found = texts(locales[fallbackLanguage]?.pages?.value).map(({ path }) => path);
  return [...Object.keys(routes), typicalJobs]
    .flatMap((page) => [`${page}.title`, `${page}.description`])
    .filter((key) => !found.includes(key))
    .map((field) => faultAt({ ...localeFile(fallbackLanguage, 'pages'), field }, 'asked-by-code'));
}

/** Checks `locales/`: every file, key, text and placeholder; and the placeholders of the words of `data/`. */
export function checkLocales(data: Data, source: Source): Fault[] {
  const unused = unusedNamespaces(data);
  const namespaces = [...pageNamespaces, ...resolverNamespaces].filter(
    (name) => !unused.includes(name),
  );
  return [
    ...checkFolders(source),
    ...languages.flatMap((language) => checkLanguage(namespaces, language, source)),
    ...checkDataWords(source),
    ...checkFacts(data, source),
    ...checkAskedKeys(source),
  ];
}

/** Texts of at most this many words may be the same in two languages: a name, a trade term, `1 de 5`. */
const wordsAlike = 4;

/** Number of words in a text, without placeholders. */
const wordCount = (text: string) =>
  text.replaceAll(/\{\{[^}]*\}\}/g, '').match(/\p{L}+/gu)?.length ?? 0;

/** Maximum number of places named per file. */
const placesNamed = 3;

/** Reports how many texts of a file equal the French ones: `5 of 9 sentences ("title", "lead", "text", …)`. */
function reportAlike(kind: string, alike: PlacedText[], all: PlacedText[]): string {
  const places = alike
    .slice(0, placesNamed)
    .map(({ place: { record, field } }) => `"${[record, field].filter(Boolean).join(' ')}"`);
  if (alike.length > placesNamed) places.push('…');
  const named = places.length > 0 ? ` (${places.join(', ')})` : '';
  return `${alike.length} of ${all.length} ${kind}${named}`;
}

/**
 * Files that may be untranslated, each with the number of its sentences and short texts that equal the French ones.
 * Short texts alone count only if most of the file's are equal.
 */
export function untranslatedTexts(source: Source): string[] {
  const french = new Map(
    textsIn(source, fallbackLanguage).map(({ key, text }) => [key, text] as const),
  );
  const alikeIn = (all: PlacedText[]) => all.filter(({ key, text }) => text === french.get(key));
  return languages
    .filter((language) => language !== fallbackLanguage)
    .flatMap((language) => {
      const all = textsIn(source, language);
      return [...new Set(all.map(({ place }) => place.file))].flatMap((file) => {
        const own = all.filter(({ place }) => place.file === file);
        const sentences = own.filter(({ text }) => wordCount(String(text)) > wordsAlike);
        const short = own.filter(
          (each) => !sentences.includes(each) && wordCount(String(each.text)) > 0,
        );
        const [alike, shortAlike] = [alikeIn(sentences), alikeIn(short)];
        const areMost = shortAlike.length > 1 && shortAlike.length > short.length / 2;
        if (alike.length === 0 && !areMost) return [];
        return [
          `${file}, ${language}: ${reportAlike('sentences', alike, sentences)}, ${reportAlike('short texts', shortAlike, short)}`,
        ];
      });
    });
}

const tag = /<\/?[a-z][^>]*>?|<!--/i;

/** Checks for text that visitors would see raw or not at all: broken placeholders, i18next's own references, tags. */
export function checkMarkup(source: Source): Fault[] {
  const pattern = new RegExp(wellFormed);
  return languages.flatMap((language) =>
    textsIn(source, language).flatMap(({ text, place }) => {
      const [found] = tag.exec(String(text)) ?? [];
      return [
        ...(pattern.test(String(text)) ? [] : [faultAt(place, 'broken-placeholder')]),
        ...(String(text).includes('$t(') ? [faultAt(place, 'nested-text')] : []),
        ...(found === undefined ? [] : [faultAt(place, 'has-tag', { tag: found })]),
      ];
    }),
  );
}
