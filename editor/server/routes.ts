import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { EditorLanguage } from '../bilingual';
import { documentAt } from '../documents';
import { configOf } from '../form/config';
import { bodyOf, Fault, json, jsonOf, type Answer } from './answer';
import { previewRoutes } from './preview';
import { publishAll, publishingState } from './publishing';
import { sentences } from './sentences';
import type { Workspace } from './workspace';

/** A request of the editor's page. */
export interface Call {
  request: IncomingMessage;
  url: URL;
  workspace: Workspace;
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

/** The picture that an address names, from `data/`. The editor numbers one whose name is taken: `img_1234-1.webp`. */
function pictureAt({ pathname }: URL): string {
  const [, name] = /^\/images\/([a-z0-9_-]+\.(?:webp|png|jpg))$/.exec(pathname) ?? [];
  if (!name) throw new Fault(403, sentences.wrongFile);
  return `images/${name}`;
}

const start: Route = async ({ workspace, language, origin, preview }) => {
  const files = await workspace.files();
  return json({
    language,
    config: configOf(files, language, origin),
    preview,
    routes: previewRoutes(files),
    documents: await workspace.documents(),
    pictures: await workspace.pictures(),
  });
};

const save: Route = async ({ request, workspace, language }) => {
  const parsed = saveSchema.safeParse(await jsonOf(request));
  if (!parsed.success) throw new Fault(400, sentences.unknownRequest);
  if (!parsed.data.edits.every(({ path }) => documentAt(path)))
    throw new Fault(403, sentences.wrongFile);
  const saved = await workspace.save(parsed.data.edits, language);
  return json({ ...saved, routes: previewRoutes(await workspace.files()) });
};

const picture: Route = async ({ url, workspace }) => {
  const body = await workspace.picture(pictureAt(url));
  if (!body) throw new Fault(404, sentences.unknownRequest);
  return { type: `image/${url.pathname.split('.').pop()}`.replace('jpg', 'jpeg'), body };
};

const choosePicture: Route = async ({ request, url, workspace, language }) => {
  const file = pictureAt(url);
  if (!file.endsWith('.webp')) throw new Fault(403, sentences.wrongFile);
  await workspace.choosePicture(file, await bodyOf(request), language);
  return json({});
};

const deletePicture: Route = async ({ url, workspace, language }) => {
  const isDeleted = await workspace.deletePicture(pictureAt(url), sentences.deleted[language]);
  if (!isDeleted) throw new Fault(409, sentences.inUse);
  return json({});
};

const restore: Route = async ({ request, workspace, language }) => {
  const parsed = z.object({ id: z.string() }).safeParse(await jsonOf(request));
  if (!parsed.success) throw new Fault(400, sentences.unknownRequest);
  const { id } = parsed.data;
  return json({ files: await workspace.restore(id, sentences.restored[language]) });
};

/** Whether the preview answers: it starts more slowly than the editor. */
const previewState: Route = async ({ preview }) => {
  const answered = await fetch(preview, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  return json({ isReady: answered !== null });
};

const routes: Record<string, Route> = {
  'GET /api/start': start,
  'POST /api/save': save,
  'GET /api/states': async ({ workspace }) => json(await workspace.states()),
  'POST /api/restore': restore,
  'GET /api/preview': previewState,
  'GET /api/publish': async ({ workspace, language }) =>
    json(await publishingState(workspace.root, language)),
  'POST /api/publish': async ({ workspace, language }) =>
    json(await publishAll(workspace.root, language)),
  'GET /images/': picture,
  'PUT /images/': choosePicture,
  'DELETE /images/': deletePicture,
};

/**
 * Answers a request to one of the editor's addresses.
 *
 * @throws {Fault} if there is no such address
 */
export function answer(call: Call): Promise<Answer> {
  const { pathname } = call.url;
  const path = pathname.startsWith('/images/') ? '/images/' : pathname;
  const route = routes[`${call.request.method} ${path}`];
  if (!route) throw new Fault(call.request.method === 'GET' ? 404 : 403, sentences.wrongFile);
  return route(call);
}
