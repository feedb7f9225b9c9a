import type { CmsConfig } from '@sveltia/cms';
import type { EditorLanguage } from '../bilingual';
import type { Edit } from '../save/changes';
import type { Saved } from '../store/store';
import { words } from './words';

/** The editor's server, as the page sees it. */

/** What the page starts with. */
export interface Start {
  language: EditorLanguage;
  config: CmsConfig;
  /** The origin of the preview. */
  preview: string;
  /** The page that shows each virtual file, without language prefix. */
  routes: Record<string, string>;
  /** The text of each virtual file. */
  documents: Record<string, string>;
  pictures: { all: string[]; unused: string[] };
  /** The files that cannot be read, and in which line. */
  broken: { file: string; line: number }[];
  /** What became of a save that was cut off. */
  notices: string[];
}

/** A save that can be undone. */
export interface SavedState {
  id: string;
  time: string;
  summary: string;
  changes: string[];
}

export interface PublishingState {
  can: boolean;
  reason?: string;
  details?: string;
  faults: string[];
  changes: string[];
  /** The first lines of commits that are not published yet. */
  waiting: string[];
  /** Whether they go along in any case. */
  isFirst: boolean;
  leftAlone: string[];
  /** Names the content that was listed. */
  content: string;
}

/** An answer other than the one hoped for, with sentences for the owner. */
export class Refused extends Error {
  constructor(readonly sentences: string[]) {
    super(sentences.map((sentence) => `\n• ${sentence}`).join(''));
  }
}

async function ask(method: string, path: string, body?: BodyInit): Promise<Response> {
  const response = await fetch(path, { method, ...(body !== undefined && { body }) }).catch(() => {
    throw new Refused([words.lost[document.documentElement.lang === 'en' ? 'en' : 'fr']]);
  });
  if (response.ok) return response;
  const { sentences = [] } = (await response.json()) as { sentences?: string[] };
  throw new Refused(sentences);
}

const get = async <Result>(path: string) => (await ask('GET', path)).json() as Promise<Result>;

const post = async <Result>(path: string, value: unknown = {}) =>
  (await ask('POST', path, JSON.stringify(value))).json() as Promise<Result>;

export const api = {
  start: () => get<Start>('/api/start'),
  save: (edits: Edit[]) => post<Saved & Pick<Start, 'routes'>>('/api/save', { edits }),
  picture: async (file: string) => (await ask('GET', `/${file}`)).blob(),
  choosePicture: (file: string, content: Blob) => ask('PUT', `/${file}`, content),
  deletePicture: (file: string) => ask('DELETE', `/${file}`),
  preview: () => get<{ isReady: boolean }>('/api/preview'),
  states: () => get<SavedState[]>('/api/states'),
  undo: (id: string) => post<{ files: string[] }>('/api/undo', { id }),
  bringBack: (file: string) => post('/api/bring-back', { file }),
  publishing: () => get<PublishingState>('/api/publish'),
  publish: (content: string, isWithWaiting: boolean) =>
    post<{ done: boolean; reason?: string; details?: string }>('/api/publish', {
      content,
      isWithWaiting,
    }),
};
