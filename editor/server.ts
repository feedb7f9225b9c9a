import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { z } from 'zod';
import { readSource, type Source } from '../src/content/read';
import { type Commit, commit } from './git';
import { markFile } from './paths';

const commitSchema: z.ZodType<Commit> = z.object({
  subject: z.string().min(1),
  files: z.array(z.string()),
  written: z.array(z.string()),
});

/** The content as the editor's page reads it, at `/admin/content.json`. */
export interface Content extends Source {
  /** The folder that is edited; on the host there is none. */
  local?: {
    name: string;
    /** The text of the file `markFile` in this folder. */
    mark: string;
  };
}

/** An answer to a request of the editor's page: a status, and JSON. */
type Answer = [status: number, body: unknown];

/**
 * The server of the editor on this computer: its page, the content as it is on the disk, and a commit after a save.
 *
 * @param root the project
 * @param site serves the page, below `/admin/`
 * @param committed called after each commit
 */
export async function createEditServer(
  root: string,
  site: Server,
  committed: () => void = () => undefined,
): Promise<Server> {
  const mark = randomUUID();
  await writeFile(path.join(root, markFile), mark);

  async function content(): Promise<Answer> {
    const local = { name: path.basename(root), mark };
    return [200, { ...(await readSource(root)), local } satisfies Content];
  }

  async function save(request: IncomingMessage): Promise<Answer> {
    const asked = commitSchema.safeParse(JSON.parse(await text(request)));
    if (!asked.success) return [400, {}];
    const files = await commit(root, asked.data);
    if (files.length > 0) committed();
    return [200, { files }];
  }

  return createServer((request, response) => {
    const { method, url, headers, socket } = request;
    const host = `localhost:${socket.localPort}`;
    const isSave = method === 'POST' && url === '/admin/commit';
    const isContent = method === 'GET' && url === '/admin/content.json';
    // Other sites in the browser can name this computer, and can send to it, but cannot claim this origin.
    const isOwn = headers.host === host && (!isSave || headers.origin === `http://${host}`);
    if (isOwn && !isSave && !isContent) return void site.emit('request', request, response);
    const answer = isOwn
      ? isSave
        ? save(request)
        : content()
      : Promise.resolve<Answer>([403, {}]);
    const failed = (error: unknown): Answer => [500, { error: String(error) }];
    void answer.catch(failed).then(([status, body]) => {
      response.writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
      response.end(JSON.stringify(body));
    });
  });
}
