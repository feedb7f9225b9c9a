import type { z } from 'zod';
import type { Fault } from '../fault';
import { dataSchemas, type DataName } from '../model';
import type { Source } from '../source';

export const fileOf = (name: DataName) => `data/${name}.json`;

/** The record that a zod issue points into: by slug where it has one, else by its place in the list. */
function recordAt(value: unknown, path: PropertyKey[]): { record?: string; field: string } {
  if (!Array.isArray(value) || path.length === 0) return { field: path.join('.') };
  const [place = 0, ...field] = path;
  const entry: unknown = value[Number(place)];
  const slug =
    entry && typeof entry === 'object' && 'slug' in entry ? String(entry.slug) : undefined;
  return { record: slug ?? `number ${Number(place) + 1}`, field: field.join('.') };
}

/** Reads one file of `data/` and checks that it has the shape of the model. */
export function checkShape(name: DataName, source: Source): { value?: unknown; faults: Fault[] } {
  const file = fileOf(name);
  const parsed = source.data[name];
  if (!parsed) return { faults: [{ file, says: 'the file is missing' }] };
  if ('unreadable' in parsed)
    return { faults: [{ file, says: `not valid JSON: ${parsed.unreadable}` }] };
  const result = (dataSchemas[name] as z.ZodType).safeParse(parsed.value);
  if (result.success) return { value: result.data, faults: [] };
  return {
    faults: result.error.issues.map((issue) => ({
      file,
      ...recordAt(parsed.value, issue.path),
      says: issue.message,
    })),
  };
}
