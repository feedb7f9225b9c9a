import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatJson } from './format-json.mjs';

/** Writes the JSON files of `data/` and `locales/` in their one format. */

const files = ['data', 'locales'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name)),
);
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const formatted = formatJson(JSON.parse(text));
  if (formatted !== text) writeFileSync(file, formatted);
}
