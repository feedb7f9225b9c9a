import type { Parsed, Source } from '../../src/build/source';
import { languages } from '../../src/i18n/languages';
import { soundData, soundPictures } from './project';
import { soundCode } from './project-code';
import { soundWords } from './project-words';

export interface Changes {
  /** `services` is a whole file, `services.0.category` a place in it. */
  data?: Record<string, unknown>;
  /** `fr` is a folder, `fr/home` a file, `fr/home:steps.0.call` a text. */
  words?: Record<string, unknown>;
  /** `images/bulb.webp` to its size; `undefined` where the file is not there. */
  pictures?: Record<string, Source['pictures'][string] | undefined>;
  /** All of a page. */
  code?: string;
}

/** Puts a value at a path; `undefined` takes away what is there. */
export function put(tree: object, path: string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length > 0) put(Reflect.get(tree, key) as object, rest, value);
  else if (value !== undefined) Reflect.set(tree, key, value);
  else if (Array.isArray(tree)) tree.splice(Number(key), 1);
  else Reflect.deleteProperty(tree, key);
}

/** Files as they are read: an `Error` stands for a file that is no JSON. */
function parsed(files: object): Record<string, Parsed> {
  return Object.fromEntries(
    Object.entries(files).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Error ? { unreadable: { why: value.message, line: 1 } } : { value },
    ]),
  );
}

/** The sound project as it lies on the disk, with changes. */
export function sourceWith(changes: Changes = {}): Source {
  const data = soundData();
  const locales = Object.fromEntries(
    languages.map((language) => [language, soundWords(language)]),
  ) as Record<string, object>;
  Object.entries(changes.data ?? {}).forEach(([at, value]) => put(data, at.split('.'), value));
  Object.entries(changes.words ?? {}).forEach(([at, value]) =>
    put(locales, at.split(/[/:.]/), value),
  );
  const sizes = {
    ...Object.fromEntries(
      soundPictures.map((name) => [`images/${name}.webp`, { width: 1220, height: 920 }]),
    ),
    ...changes.pictures,
  };
  return {
    data: parsed(data),
    locales: Object.fromEntries(
      Object.entries(locales).map(([language, files]) => [language, parsed(files)]),
    ),
    pictures: Object.fromEntries(
      Object.entries(sizes).flatMap(([name, size]) => (size === undefined ? [] : [[name, size]])),
    ),
    code: { 'src/templates/home.tsx': changes.code ?? soundCode },
  };
}

/** The same change in every language, so that nothing but the change itself is a fault. */
export function everywhere(at: string, valueIn: (language: string) => unknown): Changes['words'] {
  return Object.fromEntries(languages.map((language) => [`${language}/${at}`, valueIn(language)]));
}
