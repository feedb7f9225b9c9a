import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEditorServer } from '../../editor/server/server';
import type { EditedProject } from './edited-project';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Asked {
  method?: string;
  /** `undefined` leaves out a header that the page sends. */
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
}

export const token = 'a-token-of-this-start';

/** The editor's server on a free port, over a project. */
export class RunningEditor {
  readonly page = mkdtempSync(path.join(tmpdir(), 'page-'));
  host = '';

  private constructor(
    readonly project: EditedProject,
    private readonly server: Server,
  ) {}

  static async start(project: EditedProject): Promise<RunningEditor> {
    const page = { editor: '', files: { '/': Buffer.from('<title>Editor</title>') } };
    const lock = { host: '', token, page, preview: 'http://localhost:8000' };
    const own = { ...lock, store: project.store };
    const server = createEditorServer(own);
    const editor = new RunningEditor(project, server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    editor.host = own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    page.editor = editor.page;
    return editor;
  }

  /** The cookie that the editor's page has. */
  get cookie() {
    return `edit-${this.host.split(':')[1]}=${token}`;
  }

  /** Sends a request as the editor's page does, its path as it is written. */
  ask(target: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> {
    const all = { host: this.host, cookie: this.cookie, origin: `http://${this.host}`, ...headers };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const [hostname, port] = this.host.split(':');
    return new Promise((resolve, reject) => {
      const options = {
        hostname,
        port,
        method,
        path: target,
        headers: sent as IncomingHttpHeaders,
      };
      const asked = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    rmSync(this.page, { recursive: true });
    this.project.remove();
  }
}
