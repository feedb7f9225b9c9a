import type { z } from 'zod';
import { modelIssue, type Issue } from '../issue';
import { dataFile, dataSchemas, type DataName } from '../../content/model';
import type { Source } from '../../content/read';
import { checkContent } from './content';

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
export function checkShape(name: DataName, source: Source): { value?: unknown; issues: Issue[] } {
  const file = dataFile(name);
  const schema: z.ZodType = dataSchemas[name];
  if (!(name in source.data) && schema.safeParse(undefined).success) return { issues: [] };
  const unreadable = checkContent(source.data[name], { file });
  if (unreadable.length > 0) return { issues: unreadable };
  const value = source.data[name]?.value;
  const { data, error } = schema.safeParse(value);
  const issues = error?.issues.map((found) =>
    modelIssue({ file, ...recordAt(value, found.path) }, found),
  );
  return { value: data, issues: issues ?? [] };
}
