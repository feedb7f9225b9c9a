import { fallbackLanguage, isLanguage, languages, type Language } from '../../i18n/languages';
import { issueAt, modelIssue, type Issue, type Place } from '../issue';
import type { Data } from '../../content/model';
import type { Source } from '../../content/read';
import { factsOf, type TranslationsOfFacts } from '../../content/facts';
import { placeholders, recordNamespaces, texts } from '../../content/words';
import { checkContent } from './content';
import { localeFile, localeTexts } from './locale-texts';
import { checkUse } from './locales-use';
import { checkTranslation } from './translation';

function checkFolders({ locales }: Source): Issue[] {
  return Object.keys(locales)
    .filter((name) => !isLanguage(name))
    .map((name) => issueAt({ file: `locales/${name}` }, 'no-language'));
}

function checkText(text: unknown, place: Place): Issue[] {
  if (typeof text !== 'string') return [issueAt(place, 'no-text', { found: text })];
  return text.trim() ? [] : [issueAt(place, 'text-empty')];
}

function checkLanguage(namespaces: string[], language: Language, source: Source): Issue[] {
  const files = source.locales[language];
  if (!files) return [issueAt({ file: `locales/${language}`, language }, 'folder-missing')];
  return [...new Set([...Object.keys(files), ...namespaces])].flatMap((namespace) => {
    const place = localeFile(language, namespace);
    if (!namespaces.includes(namespace)) return [issueAt(place, 'file-unused')];
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

/** Enough to name the facts; their values do not matter. */
const noTranslations: TranslationsOfFacts = {
  figures: { range: '', items: {} },
  facts: { reply: { soon: '', workingDays: plural, hours: plural }, languages: plural },
};

/** Checks that `data/` has each fact that a translation names. */
function checkFacts(data: Data, source: Source): Issue[] {
  const known = Object.keys(factsOf(data, noTranslations, fallbackLanguage));
  return localeTexts(source, fallbackLanguage).flatMap(({ text, place }) =>
    placeholders(String(text))
      .filter((name) => name.includes('.') && !known.includes(name))
      .map((name) => issueAt(place, 'unknown-fact', { name, known })),
  );
}

/** Checks that the French translations of records have the shape that the data asks for. */
function checkRecords(data: Data, source: Source): Issue[] {
  return Object.entries(recordNamespaces(data, source)).flatMap(([namespace, shape]) => {
    const place = localeFile(fallbackLanguage, namespace);
    const value = source.locales[fallbackLanguage]?.[namespace]?.value;
    if (value === undefined) return [];
    const issues = shape.safeParse(value).error?.issues ?? [];
    return issues.map((found) => modelIssue({ ...place, field: found.path.join('.') }, found));
  });
}

/** Checks `locales/`: every file, key, text and placeholder; `pages` are the namespaces asked for by key. */
export function checkLocales(data: Data, pages: string[], source: Source): Issue[] {
  const namespaces = [...pages, ...Object.keys(recordNamespaces(data, source))];
  return [
    ...checkFolders(source),
    ...languages.flatMap((language) => checkLanguage(namespaces, language, source)),
    ...checkRecords(data, source),
    ...checkFacts(data, source),
    ...checkUse(pages, source),
  ];
}
