import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { writeFiles } from '../../editor/history/write-files';
import { EditedFolder } from '../support/edited-folder';

const company = 'data/company.json';

let folder: EditedFolder;
beforeEach(() => {
  folder = new EditedFolder();
});
afterEach(() => folder.remove());

describe('writing', () => {
  const change = (file: string, before: string | null, after: string | null) => ({
    file,
    before: before === null ? null : Buffer.from(before),
    after: after === null ? null : Buffer.from(after),
  });

  it('puts back what it wrote if a file cannot be written', async () => {
    await writeFiles(folder.root, [
      change(company, null, 'one'),
      change('data/old.json', null, 'old'),
    ]);
    mkdirSync(folder.place('locales/fr.json/folder'), { recursive: true });
    const changes = [
      change(company, 'one', 'two'),
      change('data/old.json', 'old', null),
      change('data/new.json', null, 'new'),
      change('locales/fr.json', null, 'a folder has this name'),
    ];
    await expect(writeFiles(folder.root, changes)).rejects.toMatchObject({
      file: 'locales/fr.json',
      words: { fr: expect.stringMatching(/« locales\/fr.json ».*Rien n’a été changé/) as string },
    });
    expect(folder.text(company)).toBe('one');
    expect(folder.text('data/old.json')).toBe('old');
    expect(readdirSync(folder.place('data')).toSorted()).toEqual(['company.json', 'old.json']);
    expect(readdirSync(folder.place('locales'))).toEqual(['fr.json']);
  });

  it.each(['../company.json', '/company.json', 'data/../../x', 'data\\..\\x', 'C:/x', 'data//x'])(
    'touches nothing at %s',
    async (file) => {
      const changes = [change(company, null, 'one'), change(file, null, 'x')];
      await expect(writeFiles(folder.root, changes)).rejects.toMatchObject({ file });
      expect(folder.text(company)).toBeNull();
    },
  );

  it('replaces a file in one step: who reads the old one is not disturbed', async () => {
    await writeFiles(folder.root, [change(company, null, 'one')]);
    const reader = openSync(folder.place(company), 'r');
    await writeFiles(folder.root, [change(company, 'one', 'two')]);
    expect(readFileSync(reader, 'utf8')).toBe('one');
    closeSync(reader);
    expect(folder.text(company)).toBe('two');
    expect(readdirSync(folder.place('data'))).toEqual(['company.json']);
  });
});
