import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EditorLanguage, Refusal } from '../../editor/bilingual';
import { clean, type Json } from '../../editor/json';
import { documentText, type Edit } from '../../editor/save/changes';
import { createEditorServer } from '../../editor/server/server';
import { Store } from '../../editor/store/store';
import { inEach, put } from './project';
import { writeSmallProject } from './small-project';

/** The folder of the project under test. */
export const projectRoot = path.join(__dirname, '../..');

/** Values of a document by their path, `fr.phone.display`; `undefined` removes one. */
type Values = Record<string, unknown>;

/** A project in a temporary folder, edited as the editor's page does it. */
export class EditedProject {
  readonly root = mkdtempSync(path.join(tmpdir(), 'édité et relu-'));
  store!: Store;
  private start = new Map<string, string>();

  /** The small sound project. */
  static async small(): Promise<EditedProject> {
    const project = new EditedProject();
    await writeSmallProject(project.root);
    await project.begin();
    return project;
  }

  /** A copy of the project under test. */
  static async real(): Promise<EditedProject> {
    const project = new EditedProject();
    for (const folder of ['data', 'locales'])
      cpSync(path.join(projectRoot, folder), project.place(folder), { recursive: true });
    symlinkSync(path.join(projectRoot, 'src'), project.place('src'), 'junction');
    await project.begin();
    return project;
  }

  private async begin() {
    this.start = this.bytes();
    this.store = await Store.open(this.root);
  }

  place = (file: string) => path.join(this.root, file);

  text = (file: string) => readFileSync(this.place(file), 'utf8');

  json = (file: string) => JSON.parse(this.text(file)) as Json;

  /** The bytes of every file that the editor can change. */
  bytes(): Map<string, string> {
    const files = ['data', 'locales'].flatMap((folder) =>
      readdirSync(this.place(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name)),
    );
    return new Map(
      files.map((file) => [path.relative(this.root, file), readFileSync(file, 'latin1')]),
    );
  }

  /** The files that differ from what they were, at the start if nothing else is said. */
  changed(before = this.start): string[] {
    const now = this.bytes();
    return [...new Set([...before.keys(), ...now.keys()])]
      .filter((file) => before.get(file) !== now.get(file))
      .sort();
  }

  /** Makes the project what it was at the start. */
  async reset() {
    for (const file of this.changed()) {
      const content = this.start.get(file);
      if (content === undefined) rmSync(this.place(file));
      else writeFileSync(this.place(file), content, 'latin1');
    }
    rmSync(this.place('.edit-history'), { recursive: true, force: true });
    this.store = await Store.open(this.root);
  }

  /** A change of a document, as the editor's page sends it. */
  async edit(document: string, values: Values): Promise<Edit> {
    const known = documentText(document, (await this.store.read()).files);
    const content = known === null ? inEach(() => ({})) : (JSON.parse(known) as Json);
    for (const [at, value] of Object.entries(values))
      put(content as object, at.split(/[/.]/), value);
    const text = JSON.stringify(clean(content), null, 2);
    return { path: document, before: known, known, text };
  }

  async deletion(document: string): Promise<Edit> {
    return { ...(await this.edit(document, {})), text: null };
  }

  /** Saves documents, each changed from what it is now. */
  async save(documents: Record<string, Values>) {
    const edits = Object.entries(documents).map(([file, values]) => this.edit(file, values));
    return this.store.save(await Promise.all(edits), 'fr');
  }

  /** The sentences with which a save is refused; it must not change a byte. */
  async refusal(edits: Edit[], language: EditorLanguage = 'fr'): Promise<string[]> {
    const before = this.bytes();
    const error: unknown = await this.store.save(edits, language).catch((cause: unknown) => cause);
    expect(this.changed(before)).toEqual([]);
    if (!(error instanceof Refusal)) throw new Error('not refused', { cause: error });
    return error.words[language];
  }

  remove = () => rmSync(this.root, { recursive: true });
}

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
  /** Of the test's own; the page's files are in a folder there. */
  readonly folder = mkdtempSync(path.join(tmpdir(), 'editor-'));
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
    page.editor = path.join(editor.folder, 'page');
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
    rmSync(this.folder, { recursive: true });
    this.project.remove();
  }
}
