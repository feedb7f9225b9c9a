import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPublishing, publish, type PublishOptions } from '../../editor/publish/publish';
import { notReady, reasons } from '../../editor/publish/reasons';
import { isolateGit, Repository } from '../support/repository';

const company = 'data/company.json';
const values = { name: 'Name', street: 'Rue', town: 'Gland', country: 'CH', phone: '022' };

/** The file of the company, with a line for each value. */
const withValues = (changed: Partial<typeof values> = {}) =>
  `${JSON.stringify({ ...values, ...changed }, null, 2)}\n`;

let site: Repository;
beforeEach(() => {
  isolateGit();
  site = new Repository();
  jest.spyOn(os, 'tmpdir').mockReturnValue(site.top);
  commit(company, withValues(), 'Values');
  site.git(site.root, 'push', '--quiet');
});

afterEach(() => {
  jest.restoreAllMocks();
  const worktrees = path.join(site.root, '.git/worktrees');
  const left = [...readdirSync(site.top), ...(existsSync(worktrees) ? readdirSync(worktrees) : [])];
  site.remove();
  expect(left.filter((name) => name.startsWith('site-publish-'))).toEqual([]);
});

/** Commits one file locally, and no other staged file. */
function commit(file: string, content: string | null, ...message: string[]) {
  if (content === null) rmSync(path.join(site.root, file));
  else site.write(file, content);
  site.git(site.root, 'add', '--', file);
  const messages = message.flatMap((each) => ['--message', each]);
  site.git(site.root, 'commit', '--quiet', '--only', ...messages, '--', file);
}

/** Commits a file as the editor does. */
const save = (file: string, content: string | null, subject: string) =>
  commit(file, content, subject, `- ${subject}.`, 'Saved-by: editor');

const check = () => Promise.resolve<string[]>([]);

/** Publishes the listed saves. */
async function send(options: Partial<PublishOptions> = {}, root = site.root) {
  const { head } = await findPublishing(root);
  return publish(root, { head, check, ...options });
}

const done = (hasNews = false) => ({ done: true, hasNews });
const notDone = (reason: keyof typeof reasons, more: object = {}) =>
  expect.objectContaining({ done: false, reason: reasons[reason], ...more }) as object;

const subjects = (folder: string, branch = 'main') =>
  site.git(folder, 'log', '--format=%s', branch).trim().split('\n').slice(0, -2);
const publishedFile = (file = company) => site.git(site.remote, 'show', `main:${file}`);
const fileHere = (file = company) => readFileSync(path.join(site.root, file), 'utf8');
const status = () => site.git(site.root, 'status', '--porcelain', '--branch');

it('publishes the saves, and says what they are', async () => {
  save(company, withValues({ phone: '1' }), 'Phone');
  save('data/images/toit à Genève.webp', '\0\r\n', 'Picture');
  site.write('data/by-hand.json', '{}');
  site.write('data/.DS_Store', '');
  site.write('locales/fr/home.json', '{}');
  site.git(site.root, 'add', 'locales');
  expect(await findPublishing(site.root)).toEqual({
    saves: [
      { subject: 'Picture', changes: ['Picture.'] },
      { subject: 'Phone', changes: ['Phone.'] },
    ],
    waiting: [],
    isFirst: false,
    leftAlone: ['locales/fr/home.json', 'data/by-hand.json'],
    head: site.git(site.root, 'rev-parse', 'HEAD').trim(),
  });
  expect(await send()).toEqual(done());
  expect(subjects(site.remote)).toEqual(['Picture', 'Phone']);
  expect(status()).toBe(
    '## main...origin/main\nM  locales/fr/home.json\n?? data/.DS_Store\n?? data/by-hand.json\n',
  );
  expect(await findPublishing(site.root)).toMatchObject({ reason: reasons.nothing, saves: [] });
  expect(await send()).toEqual(notDone('nothing'));
});

it('leaves what a developer has committed, staged and changed, and brings what others have published', async () => {
  commit('src/home.tsx', 'half', 'Half-finished code');
  site.write('src/staged.tsx', 'staged');
  site.git(site.root, 'add', 'src');
  site.write('src/home.tsx', 'changed');
  const before = [status().split('\n').slice(1), site.git(site.root, 'diff', '--cached')];
  for (const phone of ['1', '2']) {
    save(company, withValues({ phone }), `Phone ${phone}`);
    if (phone === '2') site.publishElsewhere('data/services/web.json', '{}');
    expect((await findPublishing(site.root)).waiting).toEqual(['Half-finished code']);
    expect(await send()).toEqual(done(phone === '2'));
    expect([status().split('\n').slice(1), site.git(site.root, 'diff', '--cached')]).toEqual(
      before,
    );
  }
  expect(subjects(site.remote)).toEqual(['Phone 2', 'Elsewhere', 'Phone 1']);
  expect(subjects(site.root)).toEqual(['Half-finished code', ...subjects(site.remote)]);
  expect(fileHere('data/services/web.json')).toBe('{}');
});

it('publishes although the branch of this computer cannot follow, and does not publish twice', async () => {
  save(company, withValues({ phone: '1' }), 'Phone');
  site.publishElsewhere('locales/fr/home.json', '{}');
  site.write('locales/fr/home.json', '{ "title": "By hand" }');
  expect(await send()).toEqual(done());
  expect(subjects(site.root)).toEqual(['Phone']);
  expect((await findPublishing(site.root)).saves).toEqual([]);
  save(company, withValues(), 'Undone');
  save(company, withValues({ phone: '1' }), 'Again');
  expect(await send()).toEqual(done());
  expect(subjects(site.remote)).toEqual(['Again', 'Undone', 'Phone', 'Elsewhere']);
  expect(fileHere('locales/fr/home.json')).toContain('By hand');
});

describe('other values at the same places', () => {
  beforeEach(() => {
    site.publishElsewhere(company, withValues({ name: 'Theirs', phone: '9' }));
    save(company, withValues({ phone: '1' }), 'Phone');
    save('locales/fr/home.json', null, 'Gone');
    rmSync(path.join(site.top, 'other'), { recursive: true });
    site.publishElsewhere('locales/fr/home.json', '{ "title": "Theirs" }');
  });

  it('are named, and nothing is published', async () => {
    const before = status();
    const conflicts = [company, 'locales/fr/home.json'];
    expect(await send()).toEqual(notDone('conflict', { conflicts }));
    expect(subjects(site.remote)).toEqual(['Elsewhere', 'Elsewhere']);
    expect(status()).toBe(before.replace(']', ', behind 2]'));
  });

  it('give way to those of this computer', async () => {
    expect(await send({ prefer: 'own' })).toEqual(done(true));
    expect(publishedFile()).toBe(withValues({ name: 'Theirs', phone: '1' }));
    expect(fileHere()).toBe(publishedFile());
    expect(() => publishedFile('locales/fr/home.json')).toThrow();
    expect(site.git(site.remote, 'log', '-1', '--format=%B').trim()).toBe(
      'Gone\n\n- Gone.\n\nSaved-by: editor',
    );
  });

  it('stay', async () => {
    expect(await send({ prefer: 'published' })).toEqual(done(true));
    expect(publishedFile()).toBe(withValues({ name: 'Theirs', phone: '9' }));
    expect(fileHere()).toBe(publishedFile());
    expect(fileHere('locales/fr/home.json')).toContain('Theirs');
    expect(subjects(site.root)).toEqual(['Elsewhere', 'Elsewhere']);
  });
});

it('publishes no save that needs a commit of a developer', async () => {
  commit(company, withValues({ phone: '1' }), 'Developer');
  save(company, withValues({ phone: '2' }), 'Phone');
  const result = notDone('waitingFirst', { details: company });
  expect(await send({ prefer: 'own' })).toEqual(result);
});

it('checks the whole that is published', async () => {
  site.publishElsewhere(company, withValues({ name: 'Theirs' }));
  save(company, withValues({ phone: '1' }), 'Phone');
  const findFaults = (folder: string) =>
    Promise.resolve([readFileSync(path.join(folder, company), 'utf8')]);
  const details = withValues({ name: 'Theirs', phone: '1' });
  expect(await send({ check: findFaults })).toEqual(notDone('faults', { details }));
  expect(subjects(site.remote)).toEqual(['Elsewhere']);
});

it('starts again if somebody else is faster', async () => {
  save(company, withValues({ phone: '1' }), 'Phone');
  let isFaster = true;
  const checkSlowly = () => {
    if (isFaster) site.publishElsewhere();
    isFaster = false;
    return check();
  };
  expect(await send({ check: checkSlowly })).toEqual(done(true));
  expect(subjects(site.remote)).toEqual(['Phone', 'Elsewhere']);
});

it('publishes only what was listed', async () => {
  save(company, withValues({ phone: '1' }), 'Phone');
  const { head } = await findPublishing(site.root);
  save(company, withValues({ phone: '2' }), 'Later');
  expect(await send({ head })).toEqual(notDone('changedSince'));
});

it('publishes a new branch with all that waits, then goes on there', async () => {
  site.git(site.root, 'switch', '--quiet', '--create', 'new');
  commit('src/home.tsx', 'two', 'Developer');
  save(company, withValues({ phone: '1' }), 'Phone');
  const found = await findPublishing(site.root);
  expect(found).toMatchObject({ isFirst: true, waiting: ['Developer'] });
  expect(found.saves).toHaveLength(1);
  expect(await send()).toEqual(done());
  expect(status()).toBe('## new...origin/new\n');
  save(company, withValues({ phone: '2' }), 'Phone 2');
  expect(await send()).toEqual(done());
  expect(subjects(site.remote, 'new')).toEqual(['Phone 2', 'Phone', 'Developer']);
});

it('works in a folder of a repository, on a branch of another name', async () => {
  commit('site/data/company.json', withValues(), 'Folder');
  site.git(site.root, 'push', '--quiet');
  site.git(site.root, 'switch', '--quiet', '--create', 'mine', '--track', 'origin/main');
  site.publishElsewhere('site/data/company.json', withValues({ phone: '9' }));
  save('site/data/company.json', withValues({ phone: '1' }), 'Phone');
  site.write('site/data/by-hand.json', '{}');
  const root = path.join(site.root, 'site');
  expect((await findPublishing(root)).leftAlone).toEqual(['data/by-hand.json']);
  expect(await send({}, root)).toEqual(notDone('conflict', { conflicts: [company] }));
  const checkFolder = (folder: string) => {
    expect(path.basename(folder)).toBe('site');
    return check();
  };
  expect(await send({ check: checkFolder, prefer: 'own' }, root)).toEqual(done());
  expect(subjects(site.remote)[0]).toBe('Phone');
});

it('runs no hook of this computer, and signs nothing', async () => {
  site.publishElsewhere(company, withValues({ phone: '9' }));
  save(company, withValues({ phone: '1' }), 'Phone');
  for (const name of ['post-checkout', 'pre-push', 'prepare-commit-msg', 'reference-transaction'])
    site.addHook(path.join(site.root, '.git'), name, 'exit 1');
  site.git(site.root, 'config', 'commit.gpgSign', 'true');
  site.git(site.root, 'config', 'gpg.program', 'false');
  expect(await send({ prefer: 'own' })).toEqual(done());
});

describe('the online repository', () => {
  beforeEach(() => save(company, withValues({ phone: '1' }), 'Phone'));

  it('refuses', async () => {
    site.addHook(site.remote, 'pre-receive', 'echo "$0: not you" >&2; exit 1');
    const details = expect.stringContaining('not you') as string;
    expect(await send()).toEqual(notDone('unreachable', { details }));
    expect(status()).toBe('## main...origin/main [ahead 1]\n');
  });

  it('is gone, and the list is what is known; once it is back, publishing goes on', async () => {
    site.git(site.root, 'remote', 'set-url', 'origin', path.join(site.top, 'away.git'));
    const list = await findPublishing(site.root);
    expect([list.reason, list.saves.length]).toEqual([reasons.unreachable, 1]);
    expect(list.details).toContain('away.git');
    expect(await send()).toEqual(notDone('unreachable'));
    site.git(site.root, 'remote', 'set-url', 'origin', site.remote);
    expect(await send()).toEqual(done());
  });

  it('does not answer', async () => {
    site.addHook(site.top, 'ssh', 'while [ -e "$0" ]; do sleep 0.1; done');
    site.git(site.root, 'config', 'core.sshCommand', `'${path.join(site.top, 'hooks/ssh')}'`);
    site.git(site.root, 'remote', 'set-url', 'origin', 'ssh://git.example/site.git');
    const result = await publish(site.root, { head: '', check, timeLimit: 500 });
    expect(result).toEqual(notDone('unreachable', { details: 'Git did not end in time' }));
  });
});

describe('a folder that is not ready', () => {
  const gitFolder = () => path.join(site.root, '.git');
  it.each<[Parameters<typeof notReady>[0], () => unknown]>([
    ['git', () => jest.replaceProperty(process.env, 'PATH', site.top)],
    ['repository', () => rmSync(gitFolder(), { recursive: true })],
    ['content', () => rmSync(gitFolder(), { recursive: true }) ?? site.git(site.top, 'init')],
    ['branch', () => site.git(site.root, 'switch', '--detach')],
    ['remote', () => site.git(site.root, 'remote', 'remove', 'origin')],
    ['name', () => site.git(site.root, 'config', '--unset', 'user.name')],
    ['end', () => site.write('.git/MERGE_HEAD', site.git(site.root, 'rev-parse', 'HEAD'))],
  ])('lacks: %s', async (what, prepare) => {
    prepare();
    const found = await findPublishing(site.root);
    const result = await publish(site.root, { head: '', check });
    expect(found).toMatchObject({ reason: notReady(what), saves: [] });
    expect(result).toMatchObject({ done: false, reason: notReady(what) });
  });

  it('has files in conflict', async () => {
    commit('src/home.tsx', 'two', 'Two');
    site.write('src/home.tsx', 'three');
    site.git(site.root, 'stash', '--quiet');
    commit('src/home.tsx', 'four', 'Four');
    expect(() => site.git(site.root, 'stash', 'pop')).toThrow();
    expect((await findPublishing(site.root)).reason).toEqual(notReady('end'));
  });
});
