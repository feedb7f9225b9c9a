import { readdirSync } from 'node:fs';
import { keepStates, listStates } from '../../editor/history/history';
import { changesToRestore } from '../../editor/history/restore';
import { writeFiles } from '../../editor/history/write-files';
import { EditedFolder, start } from '../support/edited-folder';

const company = 'data/company.json';
const picture = 'data/images/toit à Genève.webp';

let folder: EditedFolder;
beforeEach(() => {
  folder = new EditedFolder();
});
afterEach(() => folder.remove());

async function restore(id: string) {
  await writeFiles(folder.root, await changesToRestore(folder.root, id));
}

describe('a save', () => {
  it('is listed with what it changed, newest first', async () => {
    await folder.save({ [company]: 'one' });
    await folder.save({ [company]: 'two', [picture]: 'picture' }, 1);
    expect(await listStates(folder.root)).toEqual([
      {
        id: '2026-03-04T05-07-07-008Z',
        time: '2026-03-04T05:07:07.008Z',
        summary: 'Save 1',
        files: [company, picture],
      },
      expect.objectContaining({ summary: 'Save 0', files: [company] }),
    ]);
  });

  it('can be undone, and this can be undone too', async () => {
    const bytes = Buffer.from([0, 255, 254, 13, 10]);
    await folder.save({ [company]: 'one', [picture]: bytes });
    const second = await folder.save(
      { [company]: 'two', [picture]: null, 'data/new.json': '{}' },
      1,
    );
    await restore(second.id);
    expect(folder.text(company)).toBe('one');
    expect(folder.read(picture)).toEqual(bytes);
    expect(folder.text('data/new.json')).toBeNull();

    const changes = await changesToRestore(folder.root, second.id);
    expect(changes).toEqual([]);
    const third = await folder.save({ [company]: 'three' }, 2);
    const undo = await changesToRestore(folder.root, second.id);
    expect(undo).toEqual([
      { file: company, before: Buffer.from('three'), after: Buffer.from('one') },
    ]);
    await restore(third.id);
    expect(folder.text(company)).toBe('one');
  });

  it('sorts after the one before it, even in the same moment or with the clock set back', async () => {
    const states = [
      await folder.save({ [company]: '0' }, 5),
      await folder.save({ [company]: '1' }, 5),
      await folder.save({ [company]: '2' }, 1),
    ];
    const ids = states.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(3);
    expect(states[2]?.time).toBe('2026-03-04T05:07:07.008Z');
  });

  it('does not mix with another one at the same time', async () => {
    const change = (content: string) => [
      { file: company, before: Buffer.from(content), after: null },
    ];
    const keep = (content: string) => keepStates(folder.root, change(content), content, start);
    await Promise.all(['a', 'b', 'c'].map(keep));
    for (const { id, summary } of await listStates(folder.root)) {
      expect((await changesToRestore(folder.root, id))[0]?.after?.toString()).toBe(summary);
    }
    expect(await listStates(folder.root)).toHaveLength(3);
  });
});

describe('old states', () => {
  it('are dropped after the last twenty of each file', async () => {
    await folder.save({ [company]: '0', [picture]: 'picture' });
    for (let count = 1; count <= 21; count += 1)
      await folder.save({ [company]: `${count}` }, count);
    const states = await listStates(folder.root);
    expect(states).toHaveLength(21);
    expect(states.at(-1)).toMatchObject({ summary: 'Save 0', files: [picture] });
    expect(states.filter(({ files }) => files.includes(company))).toHaveLength(20);
    expect(readdirSync(folder.place('.edit-history'))).toHaveLength(21);
    await restore(states.at(-2)?.id ?? '');
    expect(folder.text(company)).toBe('1');
  });
});
