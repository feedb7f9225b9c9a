import { readdirSync, readFileSync } from 'node:fs';
import { type Data, dataSchemas, type RecordFolder } from '../../src/content/model';

/** The records of a folder of `data/` in their order, each with its slug, and with pictures by their path in `data/`. */
export function recordsOf<Folder extends RecordFolder>(folder: Folder): Data[Folder] {
  const files = readdirSync(`data/${folder}`).filter((file) => /^[^.].*\.json$/.test(file));
  const records = files.map((file) => ({
    ...(JSON.parse(readFileSync(`data/${folder}/${file}`, 'utf8')) as object),
    slug: file.replace('.json', ''),
  }));
  const parsed = dataSchemas[folder].parse(records) as { order: number }[];
  return parsed.sort((one, other) => one.order - other.order) as Data[Folder];
}
