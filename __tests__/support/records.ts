import { readdirSync, readFileSync } from 'node:fs';
import type { Data, RecordFolder } from '../../src/content/model';

/** Defaults of the model. */
const defaults: Partial<Record<RecordFolder, object>> = { services: { figures: [], details: [] } };

/** Paths of pictures relative to `data/`, as in the model. */
const withoutFolder = (_: string, value: unknown) =>
  typeof value === 'string' && value.startsWith('../images/') ? value.replace('../', '') : value;

/** The records of a folder of `data/` in their order, each with its slug. Their shape is checked by the build. */
export function recordsOf<Folder extends RecordFolder>(folder: Folder): Data[Folder] {
  const files = readdirSync(`data/${folder}`).filter((file) => /^[^.].*\.json$/.test(file));
  const records = files.map((file) => ({
    ...defaults[folder],
    ...(JSON.parse(readFileSync(`data/${folder}/${file}`, 'utf8'), withoutFolder) as {
      order: number;
    }),
    slug: file.replace('.json', ''),
  }));
  return records.sort((one, other) => one.order - other.order) as Data[Folder];
}
