import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { isRecordFolder } from '../../src/content/model';
import { isPicture } from '../../src/content/pictures';
import type { Source } from '../../src/content/read';
import { routes as pages } from '../../src/routes';
import { type EditorLanguage, Refusal } from '../bilingual';
import {
  allEdited,
  type Edited,
  editedAt,
  isOptional,
  parsedAt,
  recordsOf,
  schemaOf,
  schemasOf,
} from '../forms';
import { configOf } from '../form/config';
import { filesOf } from '../paths';
import type { JsonObject } from '../schema';
import { brokenIn, unusedPictures } from '../store/content';
import type { Edit, Store } from '../store/store';
import { type Answer, formDataOf, json, jsonOf, sentences } from './answer';

/** The first record for a route's placeholder: a service with the tool, or simply the first one. */
function example(placeholder: string, source: Source): JsonObject | undefined {
  const services = recordsOf(source, 'services');
  if (placeholder === 'category') return recordsOf(source, 'categories')[0];
  if (placeholder === 'service') return services[0];
  return services.find(({ tools }) => Array.isArray(tools) && tools.includes(placeholder));
}

function routeOf({ collection, name, form }: Edited, source: Source): string {
  const [, placeholder] = /^\{(.+)\}$/.exec(form.route ?? '') ?? [];
  if (form.route !== undefined && !placeholder) return form.route;
  const ofFolder = isRecordFolder(collection) ? recordsOf(source, collection) : [];
  const record = placeholder
    ? example(placeholder, source)
    : ofFolder.find(({ slug }) => slug === name);
  return typeof record?.route === 'string' ? record.route : pages.home;
}

/** Route of the page with each form's content, `services/web`, without language prefix. */
const previewRoutes = (source: Source): Record<string, string> =>
  Object.fromEntries(
    allEdited(source).map((edited) => [
      `${edited.collection}/${edited.name}`,
      routeOf(edited, source),
    ]),
  );

/** Texts of all readable files with a form; a missing optional list counts as empty. */
function textsOf(source: Source): Record<string, string> {
  const files = allEdited(source).flatMap((edited) => filesOf(edited.collection, edited.name));
  const texts = files.flatMap((file): [string, string][] => {
    const { value, unreadable } = parsedAt(source, file) ?? {};
    if (unreadable) return [];
    const isList =
      value === undefined && isOptional(file) && schemaOf(editedAt(file)!, source).type === 'array';
    return value === undefined && !isList
      ? []
      : [[file, `${JSON.stringify(value ?? [], null, 2)}\n`]];
  });
  return Object.fromEntries(texts);
}

/** A request of the editor's page. */
interface Call {
  request: IncomingMessage;
  url: URL;
  store: Store;
  language: EditorLanguage;
  /** The origins of the editor and of the preview. */
  origin: string;
  preview: string | null;
}

type Route = (call: Call) => Promise<Answer>;

const text = z.string().nullable();
const editsSchema: z.ZodType<Edit[]> = z.array(z.object({ path: z.string(), before: text, text }));
const publishSchema = z.object({
  head: z.string(),
  prefer: z.enum(['own', 'published']).optional(),
});

/** The body of a request, validated against a schema. */
async function bodyAs<Body>({ request }: Call, shape: z.ZodType<Body>): Promise<Body> {
  const parsed = shape.safeParse(await jsonOf(request));
  if (!parsed.success) throw new Refusal(sentences.unknownRequest, 400);
  return parsed.data;
}

const start: Route = async ({ store, language, origin, preview }) => {
  const source = await store.read();
  return json({
    language,
    config: configOf({ source, language, origin }),
    preview,
    routes: previewRoutes(source),
    files: textsOf(source),
    schemas: schemasOf(source),
    pictures: {
      all: Object.keys(source.pictures)
        .filter(isPicture)
        .map((image) => `data/${image}`)
        .sort(),
      unused: unusedPictures(source),
    },
    broken: brokenIn(source),
    notices: store.notices.splice(0).map((each) => each[language]),
  });
};

const isJson = (value: string): boolean => {
  try {
    return JSON.parse(value) !== undefined;
  } catch {
    return false;
  }
};

const save: Route = async ({ request, store, language }) => {
  const form = await formDataOf(request);
  const sent = form.get('edits');
  const edits = editsSchema.safeParse(
    typeof sent === 'string' && isJson(sent) ? JSON.parse(sent) : undefined,
  );
  const areTexts = edits.data?.every((edit) =>
    [edit.before, edit.text].every((each) => each === null || isJson(each)),
  );
  if (!edits.success || !areTexts) throw new Refusal(sentences.unknownRequest, 400);
  const pictures = new Map<string, Buffer>();
  for (const [file, content] of form)
    if (typeof content !== 'string') pictures.set(file, Buffer.from(await content.arrayBuffer()));
  const saved = await store.save(edits.data, pictures, language);
  return json({ ...saved, routes: previewRoutes(await store.read()) });
};

const picture: Route = async ({ url, store }) => {
  const [, image] = /^\/data\/(images\/[a-z0-9_-]+\.(?:webp|png|jpg))$/.exec(url.pathname) ?? [];
  const body = image && (await store.picture(image));
  if (!body) throw new Refusal(sentences.unknownRequest, 404);
  return { type: `image/${url.pathname.split('.').pop()}`.replace('jpg', 'jpeg'), body };
};

/** A decoded path; empty if its escapes are invalid. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

/** Deletes an unused picture, whatever its name. */
const deletePicture: Route = async ({ url, store, language }) => {
  const [, name] = /^\/data\/images\/([^/\\]+)$/.exec(decoded(url.pathname)) ?? [];
  if (!name) throw new Refusal(sentences.wrongFile, 403);
  const file = `images/${name}`;
  if (await store.deletePicture(file, language)) return json({});
  throw isPicture(file) ? new Refusal(sentences.inUse, 409) : new Refusal(sentences.wrongFile, 403);
};

const undo: Route = async (call) => {
  const { id } = await bodyAs(call, z.object({ id: z.string() }));
  await call.store.undo(id, call.language);
  return json({});
};

const bringBack: Route = async (call) => {
  const { file } = await bodyAs(call, z.object({ file: z.string() }));
  await call.store.bringBack(file, call.language);
  return json({});
};

/** Whether the preview responds: it starts more slowly than the editor. */
const previewState: Route = async ({ preview }) => {
  const answered =
    preview && (await fetch(preview, { signal: AbortSignal.timeout(5_000) }).catch(() => null));
  return json({ isReady: Boolean(answered) });
};

const routes: Record<string, Route> = {
  'GET /api/start': start,
  'POST /api/save': save,
  'GET /api/saves': async ({ store }) => json(await store.saves()),
  'POST /api/undo': undo,
  'POST /api/bring-back': bringBack,
  'GET /api/preview': previewState,
  'GET /api/publish': async ({ store, language }) => json(await store.publishing(language)),
  'POST /api/publish': async (call) =>
    json(await call.store.publish(call.language, await bodyAs(call, publishSchema))),
  'GET /data/images/': picture,
  'DELETE /data/images/': deletePicture,
};

/**
 * Handles a request to one of the editor's addresses.
 *
 * @throws {Refusal} if there is no such address
 */
export function answer(call: Call): Promise<Answer> {
  const { pathname } = call.url;
  const folder = '/data/images/';
  const path = pathname.startsWith(folder) ? folder : pathname;
  const route = routes[`${call.request.method} ${path}`];
  if (!route) throw new Refusal(sentences.wrongFile, call.request.method === 'GET' ? 404 : 403);
  return route(call);
}
