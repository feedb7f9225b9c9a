import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatJson } from './format-json.mjs';

/** Writes the JSON files of `data/` and `locales/` in their one format. */

const files = ['data', 'locales'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // A hidden `._home.json` of macOS is no JSON.
    .filter((name) => name.endsWith('.json') && !path.basename(name).startsWith('.'))
    .map((name) => path.join(folder, name)),
);
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const formatted = formatJson(JSON.parse(text));
  if (formatted !== text) writeFileSync(file, formatted);
}
