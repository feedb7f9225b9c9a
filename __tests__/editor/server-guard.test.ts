import { writeFileSync } from 'node:fs';
import { recordsOf } from '../support/records';
import { EditedProject, RunningEditor, token } from '../support/edited-project';

let editor: RunningEditor;
beforeAll(async () => {
  editor = await RunningEditor.start(await EditedProject.real());
});
afterEach(() => editor.project.reset());
afterAll(() => editor.stop());

const save = { method: 'POST', body: '{}' };

it('opens by the address with the token only, and gives the browser a cookie of its own', async () => {
  const bare = { cookie: undefined, origin: undefined };
  const opened = await editor.ask(`/?token=${token}`, { headers: bare });
  expect(opened).toMatchObject({ status: 303, headers: { location: '/' } });
  const [cookie = '', ...flags] = opened.headers['set-cookie']?.[0]?.split('; ') ?? [];
  expect(cookie).toBe(editor.cookie);
  expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict']));
  for (const path of ['/', '/?token=', '/?token=other', `/api/start?token=${token}`]) {
    const { status, headers } = await editor.ask(path, { headers: bare });
    expect([path, status, headers['set-cookie']]).toEqual([path, 403, undefined]);
  }
  const { body } = await editor.ask('/', { headers: bare });
  expect(body).toBe('Ouvrez l’éditeur par l’adresse qu’affiche «\u00a0npm run edit\u00a0».');
});

it.each([
  ['no cookie', { cookie: undefined }],
  ['a wrong token', { cookie: `edit-1=${token}` }],
  ['the token under another name', { cookie: `token=${token}` }],
  ['another origin', { origin: 'http://evil.example' }],
  ['no origin that it names', { origin: 'null' }],
  ['another port as its origin', { origin: 'http://127.0.0.1:1' }],
  ['another host', { host: 'evil.example' }],
  ['another name of this computer', { host: 'localhost' }],
])('refuses a request with %s', async (_, headers) => {
  for (const path of ['/', '/api/start', '/data/images/home_hero.webp'])
    expect([path, (await editor.ask(path, { headers })).status]).toEqual([path, 403]);
  expect((await editor.ask('/api/save', { ...save, headers })).status).toBe(403);
});

it('reads without an origin, as browsers do, and changes nothing without one', async () => {
  const headers = { origin: undefined };
  expect((await editor.ask('/', { headers })).body).toBe('<title>Editor</title>');
  expect((await editor.ask('/api/save', { ...save, headers })).status).toBe(403);
  for (const method of ['PUT', 'DELETE'])
    expect((await editor.ask('/data/images/home_hero.webp', { method, headers })).status).toBe(403);
  expect(editor.project.changed()).toEqual([]);
});

it('sends every answer with a policy that lets no other site in', async () => {
  const answers = [
    await editor.ask('/'),
    await editor.ask('/api/start'),
    await editor.ask('/nowhere'),
    await editor.ask('/', { headers: { cookie: undefined } }),
  ];
  for (const { headers } of answers) {
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(/^default-src 'self';.*frame-ancestors 'none'/);
    expect(policy).toMatch(/frame-src blob: http:\/\/localhost:8000;/);
    expect(policy).not.toMatch(/unsafe-eval/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

it('gives the page what it starts with', async () => {
  const headers = { 'accept-language': 'en-GB,fr' };
  const [{ slug, route, title } = {}] = recordsOf('services');
  const started = JSON.parse((await editor.ask('/api/start', { headers })).body) as object;
  expect(started).toMatchObject({
    language: 'en',
    config: { site_url: `http://${editor.host}` },
    files: { [`data/services/${slug}.json`]: expect.stringContaining(title!.fr) as string },
    schemas: { services: { type: 'object' }, 'pages/contact': { type: 'object' } },
    routes: { [`services/${slug}`]: route, 'pages/contact': '/contact' },
    pictures: { unused: [] },
  });
});

it('leaves out a file that cannot be read, with its form, and brings back its last version', async () => {
  const file = 'locales/fr/not-found.json';
  const start = async () => {
    const { broken, files, config } = JSON.parse((await editor.ask('/api/start')).body) as {
      broken: object[];
      files: Record<string, string>;
      config: { collections: { name: string; files: { name: string }[] }[] };
    };
    const pages = config.collections.find(({ name }) => name === 'pages');
    return { broken, isThere: file in files, forms: pages?.files.map(({ name }) => name) };
  };
  await editor.project.save({ [file]: { title: 'Rien ici' } });
  const saved = editor.project.text(file);
  writeFileSync(editor.project.place(file), `{\n"title": "x\n${saved}`);
  const broken = await start();
  expect(broken).toMatchObject({ broken: [{ file, line: 2 }], isThere: false });
  expect(broken.forms).not.toContain('not-found');
  await editor.ask('/api/bring-back', { method: 'POST', body: JSON.stringify({ file }) });
  expect(editor.project.text(file)).toBe(saved);
  expect(await start()).toMatchObject({ broken: [], isThere: true });
});
