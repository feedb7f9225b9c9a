import { Documents } from '../../editor/page/documents';
import { folderHandle } from '../../editor/page/folder';

interface Handle {
  getDirectoryHandle: (name: string) => Promise<Handle>;
  getFileHandle: (name: string) => Promise<{
    createWritable: () => Promise<{ write: (content: string) => Promise<void> }>;
  }>;
}

test('the documents of one save are sent together', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `${index}.json`);
  const start = {
    documents: Object.fromEntries(names.map((name) => [`projects/${name}`, '{}'])),
    pictures: { all: [], unused: [] },
  };
  const sent: unknown[] = [];
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    sent.push(JSON.parse(init?.body as string));
    return Promise.resolve(Response.json({ known: {} }));
  });
  // A browser reads blobs beside its script, one sooner than another.
  let delay = 0;
  const read = jest
    .spyOn(Blob.prototype, 'text')
    .mockImplementation(() => new Promise((resolve) => setTimeout(resolve, (delay += 1), '{}')));
  const documents = new Documents(start as never, jest.fn(), jest.fn());
  const root = folderHandle(documents) as Handle;
  await Promise.all(
    names.map(async (name) => {
      const folder = await root.getDirectoryHandle('projects');
      const file = await folder.getFileHandle(name);
      const writer = await file.createWritable();
      await writer.write('{}');
    }),
  );
  fetched.mockRestore();
  read.mockRestore();
  expect(sent).toMatchObject([{ edits: names.map((name) => ({ path: `projects/${name}` })) }]);
});
