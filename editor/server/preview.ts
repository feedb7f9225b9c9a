import { documentPath, documentsOf, type DocumentId } from '../documents';
import { dataFile } from '../../src/content/model';
import { routes } from '../../src/routes';
import { objectsIn, type JsonObject } from '../json';
import type { Project } from '../store/content';

const recordsIn = (files: Project, name: 'services' | 'categories') =>
  objectsIn(files[dataFile(name)]);

/** The first record that a route's placeholder means: a service with a tool, or simply the first. */
function example(placeholder: string, files: Project): JsonObject | undefined {
  const services = recordsIn(files, 'services');
  if (placeholder === 'category') return recordsIn(files, 'categories')[0];
  if (placeholder === 'service') return services[0];
  return services.find(({ tools }) => Array.isArray(tools) && tools.includes(placeholder));
}

function routeOf({ kind, name }: DocumentId, files: Project): string {
  const [, placeholder] = /^\{(.+)\}$/.exec(kind.route ?? '') ?? [];
  if (kind.route !== undefined && !placeholder) return kind.route;
  const record = placeholder
    ? example(placeholder, files)
    : [...recordsIn(files, 'services'), ...recordsIn(files, 'categories')].find(
        ({ slug }) => slug === name,
      );
  return typeof record?.route === 'string' ? record.route : routes.home;
}

/** The address, without language prefix, of the page that shows each document. */
export function previewRoutes(files: Project): Record<string, string> {
  return Object.fromEntries(documentsOf(files).map((id) => [documentPath(id), routeOf(id, files)]));
}
