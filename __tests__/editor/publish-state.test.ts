import { rmSync } from 'node:fs';
import path from 'node:path';
import { describeChanges } from '../../editor/publish/describe';
import { publishState } from '../../editor/publish/publish-state';
import type { TextsOfState } from '../../editor/publish/texts';
import { isolateGit, Repository } from '../support/repository';

let site: Repository;
beforeEach(() => {
  isolateGit();
  site = new Repository();
});
afterEach(() => site.remove());

const nameOf = (file: string, keys: string[]) => [file, ...keys].join(' ');
const describeAll = (before: TextsOfState, after: TextsOfState) =>
  describeChanges(before, after, nameOf);
const state = () => publishState(site.root, describeAll);

it('lists what would be published, and what is left alone', async () => {
  const bytes = (last: number) => Buffer.from([0, 10, 13, 10, last]);
  site.write('data/images/toit à Genève.webp', bytes(254));
  site.git(site.root, 'add', '.');
  site.git(site.root, 'commit', '--quiet', '--message', 'Before\n\nBody');
  site.git(site.root, 'push', '--quiet', 'origin', 'HEAD:side');
  site.write('data/images/toit à Genève.webp', bytes(255));
  site.write('data/company.json', '{\n  "phone": "0227"\n}\n');
  rmSync(path.join(site.root, 'locales/fr/home.json'));
  site.write('src/home.tsx', 'two');
  site.write('data.txt', 'new');
  expect(await state()).toEqual({
    can: true,
    branch: 'main',
    remote: 'origin',
    commits: ['Before'],
    leftAlone: ['data.txt', 'src/home.tsx'],
    changes: [
      expect.objectContaining({ file: 'data/company.json', before: '022', after: '0227' }),
      expect.objectContaining({ file: 'data/images/toit à Genève.webp', kind: 'changed' }),
      expect.objectContaining({ file: 'locales/fr/home.json', kind: 'removed', language: 'fr' }),
    ],
  });
});

describe('cannot publish', () => {
  const cannot = async (reason: string) => {
    const found = await state();
    expect(found).toMatchObject({ can: false, reason });
    expect(found.words?.fr).toBeTruthy();
  };

  it('what is published already', () => cannot('nothing'));

  it('without Git', async () => {
    const { PATH } = process.env;
    process.env.PATH = site.top;
    await cannot('no-git').finally(() => (process.env.PATH = PATH));
  });

  it('without a repository', async () => {
    rmSync(path.join(site.root, '.git'), { recursive: true });
    await cannot('no-repository');
  });

  it('into a repository of something else', async () => {
    rmSync(path.join(site.root, '.git'), { recursive: true });
    site.git(site.top, 'init', '--quiet');
    await cannot('not-tracked');
    site.git(site.top, 'add', 'remote.git/HEAD');
    const name = ['-c', 'user.name=Name', '-c', 'user.email=name@mail.example'];
    site.git(site.top, ...name, 'commit', '--quiet', '--message', 'Else');
    await cannot('not-tracked');
  });

  it('without a remote, but says what would be published', async () => {
    site.git(site.root, 'remote', 'remove', 'origin');
    site.write('data/company.json', '{}');
    await cannot('no-remote');
    expect((await state()).changes).toHaveLength(1);
  });

  it('without a branch', async () => {
    site.git(site.root, 'switch', '--quiet', '--detach');
    await cannot('no-branch');
  });

  it('during a merge', async () => {
    site.git(site.root, 'commit', '--quiet', '--allow-empty', '--message', 'Second');
    site.git(site.root, 'switch', '--quiet', '--create', 'side', 'HEAD~1');
    site.git(site.root, 'commit', '--quiet', '--allow-empty', '--message', 'Side');
    site.git(site.root, 'merge', '--no-commit', '--no-ff', 'main');
    await cannot('unfinished');
  });
});
