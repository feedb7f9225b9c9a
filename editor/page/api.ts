import type { CmsConfig } from '@sveltia/cms';
import type { EditorLanguage } from '../bilingual';
import type { Publishing } from '../publish/publish';
import type { Schema } from '../schema';
import type { Save } from '../store/history';
import type { Edit, Saved as SavedFiles } from '../store/store';
import { words } from './words';

/** Client of the editor's server. */

/** Initial data of the page. */
export interface Start {
  language: EditorLanguage;
  config: CmsConfig;
  /** Origin of the preview; without one, there is no preview beside the form. */
  preview: string | null;
  /** Route of the page with each form's content, `services/web`, without language prefix. */
  routes: Record<string, string>;
  /** The text of each file of `data/` and `locales/`. */
  files: Record<string, string>;
  /** Schema of each file, by the name of its format. */
  schemas: Record<string, Schema>;
  pictures: { all: string[]; unused: string[] };
  /** Unreadable files, with the line of the error. */
  broken: { file: string; line: number }[];
  /** Results of recovering an interrupted save. */
  notices: string[];
}

/** Result of a save. */
export type Saved = SavedFiles & Pick<Start, 'routes'>;

/** Content to publish, with the reason and faults that prevent it. */
export type PublishingState = Omit<Publishing, 'reason'> & { reason?: string; faults: string[] };

/** Result of publishing. */
export type Published =
  | { done: true; hasNews: boolean }
  | { done: false; reason: string; details: string; conflicts?: string[] };

/** An error response, with sentences for the owner. */
export class Refused extends Error {
  /** @param bases the texts on which the same change can now be based, by file */
  constructor(
    readonly sentences: string[],
    readonly bases: Record<string, string> = {},
  ) {
    super(sentences.map((sentence) => `\n• ${sentence}`).join(''));
  }
}

async function ask(method: string, path: string, body?: BodyInit): Promise<Response> {
  const response = await fetch(path, { method, ...(body !== undefined && { body }) }).catch(() => {
    throw new Refused([words.lost[document.documentElement.lang === 'en' ? 'en' : 'fr']]);
  });
  if (response.ok) return response;
  const { sentences = [], bases } = (await response.json()) as Partial<Refused>;
  throw new Refused(sentences, bases);
}

const get = async <Result>(path: string) => (await ask('GET', path)).json() as Promise<Result>;

const post = async <Result>(path: string, value: unknown = {}) =>
  (await ask('POST', path, JSON.stringify(value))).json() as Promise<Result>;

/** Form data of a save: the edits as JSON, with the pictures. */
function formOf(edits: Edit[], pictures: Map<string, Blob>): FormData {
  const form = new FormData();
  form.set('edits', JSON.stringify(edits));
  for (const [path, content] of pictures) form.set(path, content);
  return form;
}

export const api = {
  start: () => get<Start>('/api/start'),
  save: async (edits: Edit[], pictures: Map<string, Blob>) =>
    (await ask('POST', '/api/save', formOf(edits, pictures))).json() as Promise<Saved>,
  picture: async (file: string) => (await ask('GET', `/${file}`)).blob(),
  deletePicture: (file: string) => ask('DELETE', `/${file}`),
  preview: () => get<{ isReady: boolean }>('/api/preview'),
  saves: () => get<Save[]>('/api/saves'),
  undo: (id: string) => post('/api/undo', { id }),
  bringBack: (file: string) => post('/api/bring-back', { file }),
  publishing: () => get<PublishingState>('/api/publish'),
  publish: (head: string, prefer?: 'own' | 'published') =>
    post<Published>('/api/publish', { head, prefer }),
};
