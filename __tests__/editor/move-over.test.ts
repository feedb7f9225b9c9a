import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moveOver } from '../../editor/store/files';

const folder = mkdtempSync(path.join(tmpdir(), 'move-'));
const [from, to] = [path.join(folder, 'new'), path.join(folder, 'old')];

beforeEach(() => [from, to].forEach((file) => writeFileSync(file, path.basename(file))));
afterAll(() => rmSync(folder, { recursive: true }));

const locked = Object.assign(new Error('locked'), { code: 'EPERM' });

it('moves a file over one that another program holds open for a moment', async () => {
  const rename = jest
    .spyOn(fs, 'rename')
    .mockRejectedValueOnce(locked)
    .mockRejectedValueOnce(locked);
  await moveOver(from, to);
  expect(rename).toHaveBeenCalledTimes(3);
  expect([readdirSync(folder), readFileSync(to, 'utf8')]).toEqual([['old'], 'new']);
});

it('fails if it is held for longer', async () => {
  const rename = jest.spyOn(fs, 'rename').mockRejectedValue(locked);
  await expect(moveOver(from, to)).rejects.toThrow('locked');
  rename.mockRestore();
});
