import '../support/five-languages';
import { symlinkSync, writeFileSync } from 'node:fs';
import { EditedProject, RunningEditor } from '../support/edited-project';
import { picture } from '../support/small-project';

const photo = picture(700, 500).png().toBuffer();

let editor: RunningEditor;
beforeAll(async () => {
  editor = await RunningEditor.start(await EditedProject.small());
  writeFileSync(`${editor.folder}/secret.js`, 'secret');
});
beforeEach(() => writeFileSync(editor.project.place('secret.webp'), 'secret'));
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
  '/data/images/../../secret.webp',
  '/data/images/../../x.webp',
  '/data/images/%2e%2e/%2e%2e/secret.webp',
  '/data/images/..%2f..%2fsecret.webp',
  '/data/images/..\\secret.webp',
  '/data/images/..%5csecret.webp',
  '/data/images//etc/passwd',
  '/data/images/hero.webp/',
  '/data/images/hero.webp%00.png',
  '/data/images/hero.WEBP',
  '/data/images/hero.svg',
  '/data/images/hero.json',
  '/data/images/',
];

it.each(tricks)('reads and changes nothing at %s', async (trick) => {
  const got = await editor.ask(trick);
  expect([403, 404]).toContain(got.status);
  expect(got.body).not.toContain('secret');
  const body = await photo;
  expect((await editor.ask(trick, { method: 'PUT', body })).status).toBe(403);
  expect((await editor.ask(trick, { method: 'DELETE' })).status).toBe(403);
  expect(editor.project.changed()).toEqual([]);
});

/** A save as the page sends it. */
function saving(edits: string, files: Record<string, Buffer> = {}) {
  const parts = [
    ['Content-Disposition: form-data; name="edits"', Buffer.from(edits)] as const,
    ...Object.entries(files).map(
      ([name, content]) =>
        [
          `Content-Disposition: form-data; name="${name}"; filename="x"\r\nContent-Type: image/png`,
          content,
        ] as const,
    ),
  ];
  const body = parts.flatMap(([head, content]) => [
    Buffer.from(`--border\r\n${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
  return {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=border' },
    body: Buffer.concat([...body, Buffer.from('--border--\r\n')]),
  };
}

it.each([
  '../package.json',
  '/etc/passwd',
  'locales/../../package.json',
  'locales/fr/home',
  'locales/fr/nowhere.json',
  'locales/xx/home.json',
  'data/nowhere.json',
  'data/water.json',
  'data/services/../x.json',
  'data/services/a%2e.json',
  'data/services/.json',
  'data/services/__proto__.json',
  'data\\services\\web.json',
  'data/images/x.json',
  'constructor',
])('saves nothing at %s', async (file) => {
  const edits = [{ path: file, before: null, text: '{"title":"x"}' }];
  const { status } = await editor.ask('/api/save', saving(JSON.stringify(edits)));
  expect(status).toBe(403);
  expect(editor.project.changed()).toEqual([]);
});

it('refuses a name that is too long for a file, in words', async () => {
  const edits = [{ path: `data/services/${'a'.repeat(300)}.json`, before: null, text: '{}' }];
  const { status, body } = await editor.ask('/api/save', saving(JSON.stringify(edits)));
  expect([status, body]).toEqual([422, expect.stringContaining('n’est pas un fichier du site')]);
});

it.each(['data/images/../x.webp', 'data/images/x.png', 'data/x.webp', 'images/x.webp', 'x'])(
  'writes no picture at %s',
  async (file) => {
    const edit = editor.project.edit('data/company.json', { name: 'Autre nom' });
    const { status } = await editor.ask(
      '/api/save',
      saving(JSON.stringify([edit]), { [file]: await photo }),
    );
    expect(status).toBe(403);
    expect(editor.project.changed()).toEqual([]);
  },
);

it('refuses what is larger than some photographs, and says so', async () => {
  const answer = await editor.ask(
    '/api/save',
    saving('[]', { big: Buffer.alloc(33 * 1024 * 1024) }),
  );
  expect(answer.status).toBe(413);
  expect(answer.body).toContain('dépassent ensemble 32 Mo');
  expect((await editor.ask('/')).status).toBe(200);
});

it('answers what it cannot do in words, in the language of the browser', async () => {
  const ask = (edits: string, language: string) => {
    const { headers, ...request } = saving(edits);
    return editor.ask('/api/save', {
      ...request,
      headers: { ...headers, 'accept-language': language },
    });
  };
  for (const wrong of [
    '{"edits":[]}',
    'no JSON',
    '[{"path":"x"}]',
    '[{"path":"x","before":"{","text":"1"}]',
  ]) {
    const unknown = await ask(wrong, 'en-GB,fr');
    expect(unknown.status).toBe(400);
    expect(JSON.parse(unknown.body)).toMatchObject({
      sentences: ['There is nothing at this address.'],
    });
  }
  const edit = editor.project.edit('locales/fr/contact.json', { title: '' });
  const refused = await ask(JSON.stringify([edit]), 'de,en');
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('Ce texte est vide.');
  const used = await editor.ask('/data/images/home.webp', { method: 'DELETE' });
  expect(used.status).toBe(409);
});

it('shows a picture, but not what a link leads to', async () => {
  symlinkSync(editor.project.place('secret.webp'), editor.project.place('data/images/link.webp'));
  expect((await editor.ask('/data/images/link.webp')).status).toBe(404);
  const { status, headers } = await editor.ask('/data/images/cable.webp');
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
});
