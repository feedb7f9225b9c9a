import path from 'node:path';
import { publish } from '../../editor/publish/publish';
import { isolateGit, Repository } from '../support/repository';

let site: Repository;
beforeEach(() => {
  isolateGit();
  site = new Repository();
});
afterEach(() => site.remove());

const picture = 'data/images/toit à Genève.webp';

it('commits and pushes the two folders, and nothing else', async () => {
  site.write('data/company.json', '{ "phone": "0227" }\n');
  site.write(picture, 'picture');
  site.git(site.root, 'rm', '--quiet', 'locales/fr/home.json');
  site.write('src/home.tsx', 'two');
  site.write('src/new.tsx', 'new');
  site.git(site.root, 'add', 'src');
  const message = '-m "quoted" $(touch x)\n\n# List\n- é';
  expect(await publish(site.root, message)).toEqual({ done: true, commits: 1 });
  const files = ['data/company.json', picture, 'locales/fr/home.json'];
  expect(site.published()).toEqual(['-m "quoted" $(touch x)', ...files]);
  expect(site.git(site.remote, 'log', '-1', '--format=%b').trim()).toBe('# List\n- é');
  const left = site.git(site.root, 'status', '--porcelain');
  expect(left).toBe('M  src/home.tsx\nA  src/new.tsx\n');
  expect(await publish(site.root, 'Again')).toMatchObject({ done: false, reason: 'nothing' });
});

it('pushes to the branch that the upstream names, or to a new one', async () => {
  site.git(site.root, 'switch', '--quiet', '--create', 'mine', '--track', 'origin/main');
  site.write('data/company.json', '{}');
  expect(await publish(site.root, 'To main')).toEqual({ done: true, commits: 1 });
  expect(site.published()[0]).toBe('To main');
  site.git(site.root, 'switch', '--quiet', '--create', 'new');
  site.write('data/company.json', '{ "name": "Name" }');
  expect(await publish(site.root, 'To new')).toEqual({ done: true, commits: 1 });
  expect(site.git(site.remote, 'log', '-1', '--format=%s', 'new')).toBe('To new\n');
});

it('works in a folder of a repository', async () => {
  site.write('site/data/company.json', '{}');
  site.git(site.root, 'add', '.');
  site.git(site.root, 'commit', '--quiet', '--message', 'A folder');
  site.write('site/data/company.json', '{ "name": "Name" }');
  site.write('data/company.json', '{}');
  await publish(path.join(site.root, 'site'), 'Folder');
  expect(site.published()).toEqual(['Folder', 'site/data/company.json']);
});

it('keeps a commit that was not pushed for the next time', async () => {
  site.write('data/company.json', '{}');
  site.git(site.root, 'remote', 'set-url', 'origin', path.join(site.top, 'away.git'));
  expect(await publish(site.root, 'Kept')).toMatchObject({
    done: false,
    reason: 'no-access',
    words: { fr: expect.stringContaining('gardés sur cet ordinateur') as string },
    details: expect.stringContaining('away.git') as string,
  });
  site.git(site.root, 'remote', 'set-url', 'origin', site.remote);
  site.write('locales/fr/home.json', '{}');
  expect(await publish(site.root, 'Next')).toEqual({ done: true, commits: 2 });
  expect(site.git(site.remote, 'log', '--format=%s', 'main')).toBe('Next\nKept\nFirst\n');
});

describe('tells the owner', () => {
  const publishChange = (timeLimit?: number) => {
    site.write('data/company.json', '{}');
    return publish(site.root, 'Change', timeLimit);
  };
  const reason = (name: string) => expect.objectContaining({ done: false, reason: name }) as object;

  it('that Git has no name', async () => {
    site.git(site.root, 'config', '--unset', 'user.name');
    expect(await publishChange()).toEqual(reason('no-name'));
  });

  it('that someone else has published, and the way out works', async () => {
    site.publishElsewhere();
    expect(await publishChange()).toEqual(reason('behind'));
    site.git(site.root, 'pull', '--quiet', '--rebase', '--autostash');
    expect(await publish(site.root, 'Change')).toEqual({ done: true, commits: 1 });
    expect(site.published()).toEqual(['Change', 'data/company.json']);
  });

  it('that the remote repository refuses', async () => {
    site.addHook(site.remote, 'pre-receive', 'exit 1');
    expect(await publishChange()).toEqual(reason('refused'));
  });

  it('that there is no connection', async () => {
    site.git(site.root, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/site.git');
    expect(await publishChange()).toEqual(reason('no-connection'));
  });

  it('that another program uses the repository', async () => {
    site.write('.git/index.lock', '');
    expect(await publishChange()).toEqual(reason('busy'));
  });

  it('what a hook said, in English', async () => {
    const script = 'echo "$LC_ALL $GIT_TERMINAL_PROMPT"; exit 1';
    site.addHook(path.join(site.root, '.git'), 'pre-commit', script);
    expect(await publishChange()).toMatchObject({ reason: 'other', details: 'C 0' });
  });

  it('that a hook or a prompt took too long', async () => {
    site.addHook(path.join(site.root, '.git'), 'pre-commit', 'exec sleep 8');
    const start = Date.now();
    expect(await publishChange(500)).toEqual(reason('timeout'));
    expect(Date.now() - start).toBeLessThan(6000);
  });

  it('that a merge is not finished, before it commits its conflicts', async () => {
    site.write('data/company.json', '{ "phone": "1" }\n');
    site.git(site.root, 'stash', '--quiet');
    site.write('data/company.json', '{ "phone": "2" }\n');
    await publish(site.root, 'Two');
    expect(() => site.git(site.root, 'stash', 'pop')).toThrow();
    expect(await publish(site.root, 'Conflict')).toEqual(reason('unfinished'));
    expect(site.published()[0]).toBe('Two');
  });
});
