import { Files } from '../../editor/page/files';
import { folderHandle } from '../../editor/page/folder';

interface Handle {
  getDirectoryHandle: (name: string) => Promise<Handle>;
  getFileHandle: (
    name: string,
    options: object,
  ) => Promise<{
    createWritable: () => Promise<{ write: (content: string | Blob) => Promise<void> }>;
  }>;
}

/** Writes a file as the CMS does. */
async function write(files: Files, path: string, content: string | Blob): Promise<void> {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  let folder = folderHandle(files) as Handle;
  for (const part of parts) folder = await folder.getDirectoryHandle(part);
  const file = await folder.getFileHandle(name, { create: true });
  await (await file.createWritable()).write(content);
}

/** Files, with the parts sent to the server: the edits, and the names of pictures. */
function filesWith(texts: Record<string, string>) {
  const sent: { edits: unknown; pictures: string[] }[] = [];
  const start = { files: texts, pictures: { all: [], unused: [] } };
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const form = init?.body as FormData;
    const edits = JSON.parse(form.get('edits') as string) as unknown;
    sent.push({ edits, pictures: [...form.keys()].filter((name) => name !== 'edits') });
    return Promise.resolve(Response.json({ hasNews: false }));
  });
  return { files: new Files(start as never, jest.fn(), jest.fn()), sent };
}

afterEach(() => jest.restoreAllMocks());

it('sends the changed files of one save together, with the pictures that they show', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `data/projects/${index}.json`);
  const { files, sent } = filesWith(Object.fromEntries(names.map((name) => [name, '{}'])));
  // A browser reads blobs beside its script, one sooner than another.
  let delay = 0;
  jest
    .spyOn(Blob.prototype, 'text')
    .mockImplementation(() => new Promise((resolve) => setTimeout(resolve, (delay += 1), '{}')));
  await write(files, 'data/images/farm.webp', new Blob(['x']));
  await write(files, 'data/images/other.webp', new Blob(['x']));
  await Promise.all(
    names.map((name, index) =>
      write(files, name, index === 0 ? '{}' : '{"i":"../images/farm.webp"}'),
    ),
  );
  const expected = names.slice(1).map((path) => ({ path, before: '{}' }));
  expect(sent).toMatchObject([{ edits: expected, pictures: ['data/images/farm.webp'] }]);
});

it('bases a save on what the page had, or on what its draft began with', async () => {
  const { files, sent } = filesWith({ 'data/company.json': 'read' });
  await write(files, 'data/company.json', 'one');
  await write(files, 'data/company.json', 'two');
  files.setBase('data/company.json', 'old');
  await write(files, 'data/company.json', 'three');
  await write(files, 'data/company.json', 'four');
  const bases = ['read', 'one', 'old', 'three'];
  expect(sent).toMatchObject(bases.map((before) => ({ edits: [{ before }] })));
});
