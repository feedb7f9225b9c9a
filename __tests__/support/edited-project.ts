import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EditorLanguage, Refusal } from '../../editor/bilingual';
import type { Json } from '../../editor/schema';
import { createEditorServer } from '../../editor/server/server';
import { type Edit, Store } from '../../editor/store/store';
import { gitIn, startHistory } from './history';
import { put } from './project';
import { writeSmallProject } from './small-project';

/** Root of the project under test. */
export const projectRoot = path.join(__dirname, '../..');

/** Values of a file by their path, `phone.display`; `undefined` removes one. */
type Values = Record<string, unknown>;

/** A project in a temporary folder, with edits like those of the editor's page. */
export class EditedProject {
  readonly root = mkdtempSync(path.join(tmpdir(), 'édité et relu-'));
  store!: Store;
  private start = new Map<string, string>();

  /** The small valid project. */
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
    startHistory(this.root);
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

  /** Files that have changed, by default since the start. */
  changed(before = this.start): string[] {
    const now = this.bytes();
    return [...new Set([...before.keys(), ...now.keys()])]
      .filter((file) => before.get(file) !== now.get(file))
      .sort();
  }

  git = (...args: string[]) => gitIn(this.root, ...args);

  /** Resets the project to its start. */
  async reset() {
    const [first = ''] = this.git('rev-list', '--max-parents=0', 'HEAD').split('\n');
    this.git('reset', '--quiet', '--hard', first);
    this.git('clean', '--quiet', '--force', '-d', '-x', '--exclude=src');
    this.store = await Store.open(this.root);
  }

  /** A change of a file, as sent by the editor's page; `whole` is the content of a new file. */
  edit(file: string, values: Values, whole?: object): Edit {
    const before = whole ? null : this.text(file);
    const content = (whole ?? this.json(file)) as object;
    for (const [at, value] of Object.entries(values)) put(content, at.split('.'), value);
    return { path: file, before, text: `${JSON.stringify(content, null, 2)}\n` };
  }

  deletion = (file: string): Edit => ({ path: file, before: this.text(file), text: null });

  /** Saves files, each changed from its current content. */
  save = (files: Record<string, Values>, pictures: Record<string, Buffer> = {}) =>
    this.send(
      Object.entries(files).map(([file, values]) => this.edit(file, values)),
      pictures,
    );

  send = (edits: Edit[], pictures: Record<string, Buffer> = {}) =>
    this.store.save(edits, new Map(Object.entries(pictures)), 'fr');

  /** The sentences of a refused save, which must not change a byte. */
  async refusal(
    edits: Edit[],
    {
      language = 'fr',
      pictures = {},
    }: { language?: EditorLanguage; pictures?: Record<string, Buffer> } = {},
  ): Promise<string[]> {
    const before = this.bytes();
    const error: unknown = await this.store
      .save(edits, new Map(Object.entries(pictures)), language)
      .catch((cause: unknown) => cause);
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
  /** `undefined` omits a header that the page sends. */
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
}

export const token = 'a-token-of-this-start';

/** The editor's server on a free port, over a project. */
export class RunningEditor {
  /** Temporary folder of the test, with a subfolder for the page's files. */
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

  /** The cookie of the editor's page. */
  get cookie() {
    return `edit-${this.host.split(':')[1]}=${token}`;
  }

  /** Sends a request as the editor's page does, without normalising its path. */
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
