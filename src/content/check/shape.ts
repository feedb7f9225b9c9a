import type { z } from 'zod';
import { type Fault, faultAt, modelFault, type Place } from '../faults';
import {
  dataFile,
  type DataName,
  dataSchemas,
  isRecordFolder,
  recordFile,
  type RecordFolder,
} from '../model';
import type { Parsed, Source } from '../read';

/** The record and field at a path in a file. A record without a slug is named by its position. */
export function recordAt(value: unknown, path: PropertyKey[]): { record?: string; field: string } {
  if (!Array.isArray(value) || path.length === 0) return { field: path.join('.') };
  const [place = 0, ...field] = path;
  const entry: unknown = value[Number(place)];
  const slug =
    entry && typeof entry === 'object' && 'slug' in entry ? String(entry.slug) : undefined;
  return { record: slug ?? `number ${Number(place) + 1}`, field: field.join('.') };
}

/** The files of a folder of records with their slugs, in alphabetical order. */
export function recordsIn({ data }: Source, folder: RecordFolder): [slug: string, file: Parsed][] {
  return Object.entries(data)
    .filter(([name]) => name.startsWith(`${folder}/`))
    .map(([name, file]): [string, Parsed] => [name.replace(`${folder}/`, ''), file])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

interface Shape {
  /** The content, if it has the shape of the model. */
  value?: unknown;
  faults: Fault[];
}

/** Reads a folder of records and checks that each has the shape of the model. */
function checkRecords(folder: RecordFolder, source: Source): Shape {
  const files = recordsIn(source, folder);
  const unreadable = files.flatMap(([slug, parsed]) =>
    checkContent(parsed, { file: recordFile(folder, slug) }),
  );
  if (unreadable.length > 0) return { faults: unreadable };
  const records = files.map(([slug, { value }]) => ({ ...(value as object), slug }));
  const schema: z.ZodType = dataSchemas[folder];
  const { data, error } = schema.safeParse(records);
  const faults = error?.issues.map((found) => {
    const [place, ...field] = found.path;
    const slug = records[Number(place)]?.slug;
    const file = slug === undefined ? `data/${folder}` : recordFile(folder, slug);
    return modelFault({ file, field: field.join('.') }, found);
  });
  return { value: data, faults: faults ?? [] };
}

/** Reads a file or a folder of `data/` and checks that it has the shape of the model. */
export function checkShape(name: DataName, source: Source): Shape {
  if (isRecordFolder(name)) return checkRecords(name, source);
  const file = dataFile(name);
  const schema: z.ZodType = dataSchemas[name];
  if (!(name in source.data) && schema.safeParse(undefined).success) return { faults: [] };
  const unreadable = checkContent(source.data[name], { file });
  if (unreadable.length > 0) return { faults: unreadable };
  const value = source.data[name]?.value;
  const { data, error } = schema.safeParse(value);
  const faults = error?.issues.map((found) =>
    modelFault({ file, ...recordAt(value, found.path) }, found),
  );
  return { value: data, faults: faults ?? [] };
}

/** Checks that a JSON file exists and is valid. */
export function checkContent(parsed: Parsed | undefined, place: Place): Fault[] {
  if (!parsed) return [faultAt(place, 'file-missing')];
  return parsed.unreadable ? [faultAt(place, 'not-json', parsed.unreadable)] : [];
}
