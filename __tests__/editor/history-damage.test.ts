import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { listStates } from '../../editor/history/history';
import { changesToRestore } from '../../editor/history/restore';
import { EditedFolder } from '../support/edited-folder';

const company = 'data/company.json';

let folder: EditedFolder;
beforeEach(() => {
  folder = new EditedFolder();
});
afterEach(() => folder.remove());

describe('a damaged history', () => {
  it('is reported and left out', async () => {
    const damaged = await folder.save({ [company]: 'one' });
    const whole = await folder.save({ [company]: 'two' }, 1);
    writeFileSync(folder.place(`.edit-history/${damaged.id}/state.json`), '{ "time":');
    mkdirSync(folder.place('.edit-history/2026-01-01T00-00-00-000Z'));
    const report = jest.fn();
    expect(await listStates(folder.root, report)).toEqual([whole]);
    expect(report).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledWith({
      fr: expect.stringContaining(damaged.id) as string,
      en: expect.stringContaining('is damaged') as string,
    });
    await folder.save({ [company]: 'three' }, 2);
    await expect(changesToRestore(folder.root, damaged.id)).rejects.toThrow('damaged');
  });

  it('brings back no damaged content', async () => {
    await folder.save({ [company]: 'one' });
    const { id } = await folder.save({ [company]: 'two' }, 1);
    writeFileSync(folder.place(`.edit-history/${id}/files/${company}`), 'on');
    await expect(changesToRestore(folder.root, id)).rejects.toMatchObject({
      file: company,
      words: { fr: expect.stringContaining('abîmé') as string },
    });
  });

  it('brings back no file from outside the project', async () => {
    const { id } = await folder.save({ [company]: 'one' });
    const whole = await folder.save({ [company]: 'two' }, 1);
    const state = folder.place(`.edit-history/${id}/state.json`);
    writeFileSync(state, readFileSync(state, 'utf8').replace(company, '../company.json'));
    await expect(changesToRestore(folder.root, id)).rejects.toThrow('damaged');
    await expect(changesToRestore(folder.root, `../.edit-history/${whole.id}`)).rejects.toThrow(
      'no longer kept',
    );
  });

  it('stops a save if nothing can be kept, but not the editor', async () => {
    writeFileSync(folder.place('.edit-history'), '');
    const report = jest.fn();
    expect(await listStates(folder.root, report)).toEqual([]);
    expect(report).toHaveBeenCalledTimes(1);
    await expect(folder.save({ [company]: 'one' })).rejects.toThrow('nothing was saved');
    expect(folder.text(company)).toBeNull();
  });
});
