import { rmSync } from 'node:fs';
import path from 'node:path';
import { findPlan } from '../../editor/publish/plan';
import { publish } from '../../editor/publish/publish';
import { reasons } from '../../editor/publish/reasons';
import { cutOff } from '../support/cut-off';
import { isolateGit, Repository } from '../support/repository';

let site: Repository;
beforeEach(() => {
  isolateGit();
  site = new Repository();
});
afterEach(() => site.remove());

const picture = 'data/images/toit à Genève.webp';
const done = { done: true };
const notDone = (reason: keyof typeof reasons) =>
  expect.objectContaining({ done: false, reason: reasons[reason] }) as object;

const lines = (folder: string, ...args: string[]) =>
  site
    .git(folder, ...args)
    .split('\n')
    .filter(Boolean);

/** Publishes what is listed. */
async function send(message: string, options: object = {}, root = site.root) {
  const { content } = await findPlan(root);
  return publish(root, { content, ...options }, () => message);
}

const staged = () => site.git(site.root, 'ls-files', '--stage');

/** Commits a file on this computer, and does not publish it. */
function commitHere(file: string, content: string, message: string) {
  site.write(file, content);
  site.git(site.root, 'add', file);
  site.git(site.root, 'commit', '--quiet', '--message', message);
}

it('lists what would be published, and what is left alone', async () => {
  site.write(picture, Buffer.from([0, 10, 13, 10, 255]));
  site.write('data/company.json', '{\n  "phone": "0227"\n}\n');
  site.write('data/images/.DS_Store', 'x');
  rmSync(path.join(site.root, 'locales/fr/home.json'));
  site.write('src/home.tsx', 'two');
  site.write('data.txt', 'new');
  const plan = await findPlan(site.root);
  expect(plan.reason).toBeUndefined();
  expect(plan.leftAlone.toSorted()).toEqual(['data.txt', 'src/home.tsx']);
  expect(
    plan.changes.map(({ file, before, after }) => [file, before !== null, after?.at(-1)]),
  ).toEqual([
    ['data/company.json', true, 10],
    [picture, false, 255],
    ['locales/fr/home.json', true, undefined],
  ]);
});

it('publishes the two folders in a commit of its own, and nothing else', async () => {
  site.write('data/company.json', '{ "phone": "0227" }\n');
  site.write(picture, 'picture');
  site.git(site.root, 'rm', '--quiet', 'locales/fr/home.json');
  site.write('src/home.tsx', 'two');
  site.write('src/new.tsx', 'new');
  site.git(site.root, 'add', 'src');
  const message = '-m "quoted" $(touch x)\n\n# List\n- é';
  expect(await send(message)).toEqual(done);
  const files = ['data/company.json', picture, 'locales/fr/home.json'];
  expect(site.published()).toEqual(['-m "quoted" $(touch x)', ...files]);
  expect(site.git(site.remote, 'log', '-1', '--format=%b').trim()).toBe('# List\n- é');
  expect(site.git(site.root, 'status', '--porcelain', '--branch')).toBe(
    '## main...origin/main\nM  src/home.tsx\nA  src/new.tsx\n',
  );
  expect(await send('Again')).toEqual(notDone('nothing'));
});

it('publishes what is on the disk, and leaves what is staged as it was', async () => {
  site.write('data/company.json', '{ "phone": "staged" }\n');
  site.git(site.root, 'add', 'data');
  site.write('data/company.json', '{ "phone": "written" }\n');
  const before = staged();
  site.addHook(site.remote, 'pre-receive', 'exit 1');
  expect(await send('Refused')).toEqual(notDone('refused'));
  expect(staged()).toBe(before);
  rmSync(path.join(site.remote, 'hooks/pre-receive'));
  expect(await send('Done')).toEqual(done);
  expect(site.git(site.remote, 'show', 'main:data/company.json')).toContain('written');
  expect(staged()).toBe(before);
});

describe('commits that wait', () => {
  it('are named and stay, while the content is published again and again', async () => {
    commitHere('src/home.tsx', 'half', 'WIP half-finished code');
    for (const phone of ['1', '2', '3']) {
      site.write('data/company.json', `{ "phone": "${phone}" }\n`);
      expect((await findPlan(site.root)).waiting).toEqual(['WIP half-finished code']);
      expect(await send(`Phone ${phone}`)).toEqual(done);
    }
    const log = ['log', '--format=%s', 'main'];
    expect(lines(site.remote, ...log)).toEqual(['Phone 3', 'Phone 2', 'Phone 1', 'First']);
    expect(lines(site.root, ...log)).toEqual(['WIP half-finished code', 'First']);
    expect(await send('Again')).toEqual(notDone('nothing'));
    site.git(site.root, 'commit', '--quiet', '--all', '--message', 'Mine');
    site.git(site.root, 'pull', '--quiet', '--rebase');
    expect(lines(site.root, ...log).slice(0, 2)).toEqual(['WIP half-finished code', 'Phone 3']);
  });

  it('go along when they are asked for', async () => {
    commitHere('src/home.tsx', 'ready', 'Ready code');
    site.write('data/company.json', '{}');
    expect(await send('Both', { isWithWaiting: true })).toEqual(done);
    expect(lines(site.remote, 'log', '--format=%s', 'main')).toEqual([
      'Both',
      'Ready code',
      'First',
    ]);
    expect(site.git(site.root, 'status', '--porcelain', '--branch')).toBe(
      '## main...origin/main\n',
    );
  });

  it('stop publishing if they have changed the same files, until they are asked for', async () => {
    commitHere('data/company.json', '{ "phone": "theirs" }', 'Somebody else’s');
    expect(await send('Mine')).toEqual(notDone('waiting-first'));
    expect(await send('Mine', { isWithWaiting: true })).toEqual(done);
    expect(site.published()[0]).toBe('Somebody else’s');
  });
});

describe('what others have published', () => {
  it('comes along if it is in other files', async () => {
    site.publishElsewhere();
    site.write('data/company.json', '{}');
    expect(await send('Mine')).toEqual(done);
    expect(lines(site.remote, 'log', '--format=%s', 'main')).toEqual([
      'Mine',
      'Elsewhere',
      'First',
    ]);
    expect(site.git(site.root, 'status', '--porcelain', '--branch')).toBe(
      '## main...origin/main\n',
    );
    expect(site.git(site.root, 'show', 'HEAD:data/services/web.json')).toBe('{}');
  });

  it('stops publishing if it is in the same files, and the way out works', async () => {
    site.publishElsewhere('data/company.json', '{ "phone": "022", "email": "a@b.example" }\n');
    site.write('data/company.json', '{}');
    expect(await send('Mine')).toEqual(notDone('behind'));
    site.git(site.root, 'checkout', '--quiet', 'data');
    site.git(site.root, 'pull', '--quiet', '--rebase', '--autostash');
    site.write('data/company.json', '{}');
    expect(await send('Mine')).toEqual(done);
  });
});

it('publishes only what was listed', async () => {
  site.write('data/company.json', '{}');
  const { content } = await findPlan(site.root);
  site.write('locales/fr/home.json', '{ "title": "Later" }');
  const result = await publish(site.root, { content }, () => 'More');
  expect(result).toEqual(notDone('changed-since'));
  expect(site.published()[0]).toBe('First');
});

it('publishes to the branch that the upstream names, or to a new one', async () => {
  site.git(site.root, 'switch', '--quiet', '--create', 'mine', '--track', 'origin/main');
  site.write('data/company.json', '{}');
  expect(await send('To main')).toEqual(done);
  expect(site.published()[0]).toBe('To main');
  site.git(site.root, 'switch', '--quiet', '--create', 'new');
  site.write('data/company.json', '{ "name": "Name" }');
  expect((await findPlan(site.root)).isFirst).toBe(true);
  expect(await send('To new')).toEqual(done);
  expect(site.git(site.remote, 'log', '-1', '--format=%s', 'new')).toBe('To new\n');
  expect(site.git(site.root, 'status', '--porcelain', '--branch')).toBe('## new...origin/new\n');
});

it('publishes a first time to an empty repository', async () => {
  site.git(site.top, 'init', '--quiet', '--bare', '--initial-branch=main', 'empty.git');
  site.git(site.root, 'remote', 'set-url', 'origin', path.join(site.top, 'empty.git'));
  site.git(site.root, 'update-ref', '-d', 'refs/remotes/origin/main');
  expect(await send('Nothing new')).toEqual(done);
  expect(site.git(path.join(site.top, 'empty.git'), 'log', '--format=%s', 'main')).toBe('First\n');
});

it('works in a folder of a repository', async () => {
  site.write('site/data/company.json', '{}');
  site.git(site.root, 'add', '.');
  site.git(site.root, 'commit', '--quiet', '--message', 'A folder');
  site.git(site.root, 'push', '--quiet');
  site.write('site/data/company.json', '{ "name": "Name" }');
  site.write('data/company.json', '{}');
  expect(await send('Folder', {}, path.join(site.root, 'site'))).toEqual(done);
  expect(site.published()).toEqual(['Folder', 'site/data/company.json']);
});

describe('cannot publish', () => {
  const cannot = async (reason: keyof typeof reasons) => {
    const plan = await findPlan(site.root);
    expect(plan.reason).toBe(reasons[reason]);
    return plan;
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
    expect((await cannot('no-remote')).changes).toHaveLength(1);
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

  it('what is in conflict', async () => {
    site.write('data/company.json', '{ "phone": "1" }\n');
    site.git(site.root, 'stash', '--quiet');
    site.write('data/company.json', '{ "phone": "2" }\n');
    expect(await send('Two')).toEqual(done);
    expect(() => site.git(site.root, 'stash', 'pop')).toThrow();
    await cannot('unfinished');
  });
});

describe('tells the owner', () => {
  const publishChange = (options?: object) => {
    site.write('data/company.json', '{}');
    return send('Change', options);
  };

  it('that Git has no name', async () => {
    site.git(site.root, 'config', '--unset', 'user.name');
    expect(await publishChange()).toEqual(notDone('no-name'));
  });

  it('that the remote repository is gone, and publishes once it is back', async () => {
    site.git(site.root, 'remote', 'set-url', 'origin', path.join(site.top, 'away.git'));
    expect(await publishChange()).toMatchObject({
      reason: reasons['no-access'],
      details: expect.stringContaining('away.git') as string,
    });
    site.git(site.root, 'remote', 'set-url', 'origin', site.remote);
    expect(await send('Next')).toEqual(done);
    expect(lines(site.remote, 'log', '--format=%s', 'main')).toEqual(['Next', 'First']);
  });

  it('that there is no connection', async () => {
    site.git(site.root, 'remote', 'set-url', 'origin', 'http://127.0.0.1:1/site.git');
    expect(await publishChange()).toEqual(notDone('no-connection'));
  });

  it('what a hook said, in English', async () => {
    const script = 'echo "$LC_ALL $GIT_TERMINAL_PROMPT" >&2; exit 1';
    site.addHook(path.join(site.root, '.git'), 'pre-push', script);
    expect(await publishChange()).toMatchObject({
      reason: reasons.other,
      details: expect.stringMatching(/^C 0\n/) as string,
    });
  });

  it('that a hook or a prompt took too long', async () => {
    const untilEnded = 'while kill -0 "$PPID" 2>/dev/null; do sleep 0.1; done';
    site.addHook(path.join(site.root, '.git'), 'pre-push', untilEnded);
    expect(await publishChange({ timeLimit: 1500 })).toEqual(notDone('timeout'));
  });
});

/** The steps of listing and publishing, and one more. */
const steps = [1, 2, 3, 4, 5, 6, 7, 8];

it.each(steps)('leaves the branch whole if it is cut off before step %s', async (step) => {
  site.write('src/home.tsx', 'two');
  site.git(site.root, 'add', 'src');
  site.write('data/company.json', '{ "phone": "0227" }');
  const isDone = await cutOff(step, site.root, () => send('Phone'));
  expect(isDone).toBe(step === steps.length);
  expect(['First', 'Phone']).toContain(site.published()[0]);
  // It goes on from there.
  site.write('locales/fr/home.json', '{ "title": "Later" }');
  expect(await send('Title')).toEqual(done);
  expect(site.git(site.root, 'status', '--porcelain', '--branch')).toBe(
    '## main...origin/main\nM  src/home.tsx\n',
  );
  expect(site.git(site.remote, 'show', 'main:data/company.json')).toContain('0227');
  expect(site.git(site.remote, 'show', 'main:locales/fr/home.json')).toContain('Later');
});

it('publishes while another program holds the index, which then follows later', async () => {
  site.write('data/company.json', '{}');
  site.write('.git/index.lock', '');
  expect(await send('Change')).toEqual(done);
  rmSync(path.join(site.root, '.git/index.lock'));
  site.write('data/company.json', '{ "phone": "2" }');
  expect(await send('Next')).toEqual(done);
  expect(lines(site.remote, 'log', '--format=%s', 'main')).toEqual(['Next', 'Change', 'First']);
  expect(site.git(site.root, 'status', '--porcelain', '--branch')).toBe('## main...origin/main\n');
});
