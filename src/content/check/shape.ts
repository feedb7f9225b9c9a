import type { z } from 'zod';
import { type Fault, faultAt, modelFault, type Place } from '../faults';
import { dataFile, type DataName, dataSchemas } from '../model';
import type { Parsed, Source } from '../read';

/** The record that a path of a file points into: by slug where it has one, else by its place in the list. */
export function recordAt(value: unknown, path: PropertyKey[]): { record?: string; field: string } {
  if (!Array.isArray(value) || path.length === 0) return { field: path.join('.') };
  const [place = 0, ...field] = path;
  const entry: unknown = value[Number(place)];
  const slug =
    entry && typeof entry === 'object' && 'slug' in entry ? String(entry.slug) : undefined;
  return { record: slug ?? `number ${Number(place) + 1}`, field: field.join('.') };
}

/** Reads one file of `data/` and checks that it has the shape of the model. */
export function checkShape(name: DataName, source: Source): { value?: unknown; faults: Fault[] } {
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

/** Checks that no file starts with a byte order mark. */
export function checkMarks({ data, locales }: Source): Fault[] {
  const ofWords = Object.entries(locales).flatMap(([language, files]) =>
    Object.entries(files).map(
      ([name, file]) => [`locales/${language}/${name}.json`, file] as const,
    ),
  );
  const ofData = Object.entries(data).map(([name, file]) => [`data/${name}.json`, file] as const);
  return [...ofData, ...ofWords].flatMap(([file, { hasMark }]) =>
    hasMark ? [faultAt({ file }, 'byte-order-mark')] : [],
  );
}

/** Checks that the JSON file at a place has content. */
export function checkContent(parsed: Parsed | undefined, place: Place): Fault[] {
  if (!parsed) return [faultAt(place, 'file-missing')];
  return parsed.unreadable ? [faultAt(place, 'not-json', parsed.unreadable)] : [];
}
