import '../support/five-languages';
import { writeFileSync } from 'node:fs';
import { EditedProject, RunningEditor } from '../support/edited-project';
import { picture } from '../support/small-project';

const photo = picture(700, 500).png().toBuffer();

let editor: RunningEditor;
beforeAll(async () => {
  editor = await RunningEditor.start(await EditedProject.small());
  writeFileSync(`${editor.folder}/secret.js`, 'secret');
  writeFileSync(editor.project.place('secret.webp'), 'secret');
});
afterEach(() => editor.project.reset());
afterAll(() => editor.stop());

const tricks = [
  '/cms/../secret.js',
  '/cms/..%2fsecret.js',
  '/cms/%2e%2e/secret.js',
  '/cms/%2e%2e%2fsecret.js',
  '/cms/..\\secret.js',
  '/cms/./..//secret.js',
  '//secret.js',
  '/data/company.json',
  '/images/../../secret.webp',
  '/images/../../x.webp',
  '/images/%2e%2e/%2e%2e/secret.webp',
  '/images/..%2f..%2fsecret.webp',
  '/images/..\\secret.webp',
  '/images/..%5csecret.webp',
  '/images//etc/passwd',
  '/images/hero.webp/',
  '/images/hero.webp%00.png',
  '/images/hero.WEBP',
  '/images/hero.svg',
  '/images/hero.json',
  '/images/',
];

it.each(tricks)('reads and changes nothing at %s', async (trick) => {
  const got = await editor.ask(trick);
  expect([403, 404]).toContain(got.status);
  expect(got.body).not.toContain('secret');
  const content = await photo;
  expect((await editor.ask(trick, { method: 'PUT', body: content })).status).toBe(403);
  expect((await editor.ask(trick, { method: 'DELETE' })).status).toBe(403);
  expect(editor.project.changed()).toEqual([]);
});

it.each([
  '../package.json',
  '/etc/passwd',
  'pages/../../package.json',
  'pages/home',
  'pages/nowhere.json',
  'business/company.json',
  'services/../x.json',
  'services/a%2e.json',
  'services/.json',
  'services/__proto__.json',
  'services\\web.json',
  'data/company.json',
  'locales/fr/home.json',
  'images/x.webp',
])('saves nothing at %s', async (file) => {
  const text = '{"fr":{"title":"x"}}';
  const edits = [{ path: file, before: null, known: null, text }];
  const body = JSON.stringify({ edits });
  const { status } = await editor.ask('/api/save', { method: 'POST', body });
  expect(status).toBe(403);
  expect(editor.project.changed()).toEqual([]);
});

it('refuses what is larger than a photograph, and says so', async () => {
  const body = Buffer.alloc(33 * 1024 * 1024);
  const answer = await editor.ask('/images/big.webp', { method: 'PUT', body });
  expect(answer.status).toBe(413);
  expect(answer.body).toContain('dépasse 32 Mo');
  expect((await editor.ask('/')).status).toBe(200);
});

it('answers what it cannot do in words, in the language of the browser', async () => {
  const ask = (body: string, language: string) =>
    editor.ask('/api/save', { method: 'POST', body, headers: { 'accept-language': language } });
  const unknown = await ask('{"edits":[]}', 'en-GB,fr');
  expect(unknown.status).toBe(400);
  expect(JSON.parse(unknown.body)).toEqual({ sentences: ['There is nothing at this address.'] });
  const edit = await editor.project.edit('pages/contact.json', { 'fr.title': '' });
  const refused = await ask(JSON.stringify({ edits: [edit] }), 'de,en');
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('Ce texte est vide.');
  const used = await editor.ask('/images/home_hero.png', { method: 'DELETE' });
  expect(used.status).toBe(409);
});

it('shows a chosen picture before it is saved', async () => {
  const body = await photo;
  expect((await editor.ask('/images/new.webp', { method: 'PUT', body })).status).toBe(200);
  const { status, headers } = await editor.ask('/images/new.webp');
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(editor.project.changed()).toEqual([]);
});
