import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { routes as pages } from '../../src/routes';
import { type EditorLanguage, Refusal } from '../bilingual';
import {
  closedDocuments,
  documentAt,
  type DocumentId,
  documentPath,
  documentsOf,
} from '../documents';
import { configOf } from '../form/config';
import type { JsonObject } from '../json';
import { isPicture } from '../pictures';
import { documentText } from '../save/changes';
import { recordsOf, type Project } from '../store/content';
import type { Store } from '../store/store';
import { type Answer, bodyOf, json, jsonOf, sentences } from './answer';

/** The first record that a route's placeholder means: a service with a tool, or simply the first. */
function example(placeholder: string, files: Project): JsonObject | undefined {
  const services = recordsOf(files, 'services');
  if (placeholder === 'category') return recordsOf(files, 'categories')[0];
  if (placeholder === 'service') return services[0];
  return services.find(({ tools }) => Array.isArray(tools) && tools.includes(placeholder));
}

function routeOf({ kind, name }: DocumentId, files: Project): string {
  const [, placeholder] = /^\{(.+)\}$/.exec(kind.route ?? '') ?? [];
  if (kind.route !== undefined && !placeholder) return kind.route;
  const record = placeholder
    ? example(placeholder, files)
    : [...recordsOf(files, 'services'), ...recordsOf(files, 'categories')].find(
        ({ slug }) => slug === name,
      );
  return typeof record?.route === 'string' ? record.route : pages.home;
}

/** The address, without language prefix, of the page that shows each document. */
function previewRoutes(files: Project): Record<string, string> {
  return Object.fromEntries(documentsOf(files).map((id) => [documentPath(id), routeOf(id, files)]));
}

/** A request of the editor's page. */
interface Call {
  request: IncomingMessage;
  url: URL;
  store: Store;
  language: EditorLanguage;
  /** The origins of the editor and of the preview. */
  origin: string;
  preview: string;
}

type Route = (call: Call) => Promise<Answer>;

const text = z.string().nullable();
const saveSchema = z.object({
  edits: z.array(z.object({ path: z.string(), before: text, text, known: text })).min(1),
});
const publishSchema = z.object({ content: z.string(), isWithWaiting: z.boolean() });

/** What a request brings, as it has to be. */
async function bodyAs<Body>({ request }: Call, shape: z.ZodType<Body>): Promise<Body> {
  const parsed = shape.safeParse(await jsonOf(request));
  if (!parsed.success) throw new Refusal(sentences.unknownRequest, 400);
  return parsed.data;
}

/** The picture that an address names, from `data/`. The editor numbers one whose name is taken: `img_1234-1.webp`. */
function pictureAt({ pathname }: URL): string {
  const [, name] = /^\/images\/([a-z0-9_-]+\.(?:webp|png|jpg))$/.exec(pathname) ?? [];
  if (!name) throw new Refusal(sentences.wrongFile, 403);
  return `images/${name}`;
}

const start: Route = async ({ store, language, origin, preview }) => {
  const content = await store.read();
  const { files, source, broken } = content;
  const closed = closedDocuments(content);
  const paths = documentsOf(files)
    .map(documentPath)
    .filter((each) => !closed.has(each));
  return json({
    language,
    config: configOf(files, language, origin, closed),
    preview,
    routes: previewRoutes(files),
    documents: Object.fromEntries(paths.map((each) => [each, documentText(each, files) ?? '{}'])),
    pictures: {
      all: Object.keys(source.pictures).filter(isPicture).sort(),
      unused: store.unused(content),
    },
    broken,
    notices: store.notices.splice(0).map((each) => each[language]),
  });
};

const save: Route = async (call) => {
  const { edits } = await bodyAs(call, saveSchema);
  if (!edits.every(({ path }) => documentAt(path))) throw new Refusal(sentences.wrongFile, 403);
  const saved = await call.store.save(edits, call.language);
  return json({ ...saved, routes: previewRoutes((await call.store.read()).files) });
};

const picture: Route = async ({ url, store }) => {
  const body = await store.picture(pictureAt(url));
  if (!body) throw new Refusal(sentences.unknownRequest, 404);
  return { type: `image/${url.pathname.split('.').pop()}`.replace('jpg', 'jpeg'), body };
};

const choosePicture: Route = async ({ request, url, store, language }) => {
  const file = pictureAt(url);
  if (!file.endsWith('.webp')) throw new Refusal(sentences.wrongFile, 403);
  await store.choosePicture(file, await bodyOf(request), language);
  return json({});
};

/** Deletes a file among the pictures, whatever it is called: it has to be one of those that no page shows. */
const deletePicture: Route = async ({ url, store, language }) => {
  const [, name] = /^\/images\/([^/\\]+)$/.exec(decodeURIComponent(url.pathname)) ?? [];
  if (!name) throw new Refusal(sentences.wrongFile, 403);
  const file = `images/${name}`;
  if (await store.deletePicture(file, language)) return json({});
  throw isPicture(file) ? new Refusal(sentences.inUse, 409) : new Refusal(sentences.wrongFile, 403);
};

const states: Route = async ({ store }) => {
  const all = await store.states();
  return json(all.map(({ id, time, summary, changes }) => ({ id, time, summary, changes })));
};

const undo: Route = async (call) => {
  const { id } = await bodyAs(call, z.object({ id: z.string() }));
  return json({ files: await call.store.undo(id, call.language) });
};

const bringBack: Route = async (call) => {
  const { file } = await bodyAs(call, z.object({ file: z.string() }));
  await call.store.bringBack(file, call.language);
  return json({});
};

/** Whether the preview answers: it starts more slowly than the editor. */
const previewState: Route = async ({ preview }) => {
  const answered = await fetch(preview, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  return json({ isReady: answered !== null });
};

const routes: Record<string, Route> = {
  'GET /api/start': start,
  'POST /api/save': save,
  'GET /api/states': states,
  'POST /api/undo': undo,
  'POST /api/bring-back': bringBack,
  'GET /api/preview': previewState,
  'GET /api/publish': async ({ store, language }) => json(await store.publishing(language)),
  'POST /api/publish': async (call) =>
    json(await call.store.publish(call.language, await bodyAs(call, publishSchema))),
  'GET /images/': picture,
  'PUT /images/': choosePicture,
  'DELETE /images/': deletePicture,
};

/**
 * Answers a request to one of the editor's addresses.
 *
 * @throws {Refusal} if there is no such address
 */
export function answer(call: Call): Promise<Answer> {
  const { pathname } = call.url;
  const path = pathname.startsWith('/images/') ? '/images/' : pathname;
  const route = routes[`${call.request.method} ${path}`];
  if (!route) throw new Refusal(sentences.wrongFile, call.request.method === 'GET' ? 404 : 403);
  return route(call);
}
