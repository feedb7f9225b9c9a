import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../src/i18n/languages';

/** The words of `locales/`, as they lie on the disk: facts not filled in. */
export function textsOf(language: Language): Record<string, Record<string, unknown>> {
  const folder = path.join(__dirname, '../../locales', language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>,
    ]),
  );
}
