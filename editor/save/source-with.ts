import type { Source } from '../../src/build/source';
import type { Project } from '../project';

/** Size of a picture that is not in its folder yet. */
export type Sizes = Record<string, { width: number; height: number }>;

/** What the site would be built from if these were its files. */
export function sourceWith(source: Source, files: Project, pictures: Sizes = {}): Source {
  // What stands beside the pictures is not edited here.
  const data: Source['data'] = Object.fromEntries(
    Object.entries(source.data).filter(([name]) => name.includes('/')),
  );
  const locales: Source['locales'] = {};
  for (const [file, value] of Object.entries(files)) {
    const [, language, namespace = ''] = /^locales\/(\w+)\/(.+)\.json$/.exec(file) ?? [];
    if (language) (locales[language] ??= {})[namespace] = { value };
    else data[file.replace(/^data\/|\.json$/g, '')] = { value };
  }
  return { ...source, data, locales, pictures: { ...source.pictures, ...pictures } };
}
