import '../support/five-languages';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../../editor/bilingual';
import { save, savedBy } from '../../editor/store/history';
import { Store } from '../../editor/store/store';
import { cutOff } from '../support/cut-off';
import { EditedProject } from '../support/edited-project';
import { gitIn } from '../support/history';

let project: EditedProject;
beforeAll(async () => {
  project = await EditedProject.small();
});
afterEach(() => project.reset());
afterAll(() => project.remove());

const company = 'data/company.json';
const farm = 'data/projects/farm.json';
const setMail = (email = 'new@brightwire.example') => project.save({ [company]: { email } });

it('makes one commit of the files of a save alone, with what it changed', async () => {
  await setMail();
  const [saved] = await project.store.saves();
  expect(project.git('log', '-1', '--format=%B').trim()).toBe(
    [
      'Site\u00a0: Coordonnées, horaires, réglages',
      '',
      '- Coordonnées, horaires, réglages › Adresse e-mail\u00a0: «\u00a0contact@brightwire.example\u00a0» → «\u00a0new@brightwire.example\u00a0»',
      '',
      savedBy,
    ].join('\n'),
  );
  expect(project.git('show', '--format=', '--name-only', saved?.id ?? '').trim()).toBe(company);
  expect(saved?.changes).toHaveLength(1);
  expect(project.git('status', '--porcelain')).toBe('');
});

it('leaves what a developer has staged, changed and committed as it is', async () => {
  writeFileSync(project.place('data/notes.txt'), 'staged');
  project.git('add', 'data/notes.txt');
  writeFileSync(project.place('README.md'), 'new');
  const before = project.git('status', '--porcelain');
  await setMail();
  expect(project.git('status', '--porcelain')).toBe(before);
  project.git('commit', '--quiet', '--message=Notes');
  expect((await project.store.saves()).map(({ subject }) => subject)).toEqual([
    'Site\u00a0: Coordonnées, horaires, réglages',
  ]);
});

it('names what was added, moved and removed', async () => {
  const service = 'data/services/cabling.json';
  const [price] = (project.json(service) as { questions: object[] }).questions;
  const hours = { ...price, slug: 'hours' };
  await project.save({ [service]: { questions: [hours, price] } });
  await project.save({ [service]: { questions: [price, hours] } });
  await project.save({ [service]: { questions: [price] } });
  await project.send([project.deletion(farm)]);
  const title = 'Service «\u00a0title fr\u00a0» › Questions et réponses';
  expect((await project.store.saves()).toReversed().map(({ changes }) => changes)).toEqual([
    [`Ajouté\u00a0: ${title} › «\u00a0question fr\u00a0»`],
    [`Ordre changé\u00a0: ${title}`],
    [`Supprimé\u00a0: ${title}`],
    ['Supprimé\u00a0: Chantier «\u00a0title fr\u00a0»'],
  ]);
});

describe('a save that cannot be made', () => {
  const change = (file: string, before: string | null, after: string | null) => ({
    file,
    before: before === null ? null : Buffer.from(before),
    after: after === null ? null : Buffer.from(after),
  });

  it('puts back what it wrote', async () => {
    mkdirSync(project.place('locales/fr.json/folder'), { recursive: true });
    const before = project.bytes();
    const act = save(
      project.root,
      [
        change(company, project.text(company), 'two'),
        change(farm, project.text(farm), null),
        change('data/new.json', null, 'new'),
        change('locales/fr.json', null, 'a folder has this name'),
      ],
      'Site',
    );
    await expect(act).rejects.toMatchObject({
      words: { fr: [expect.stringMatching(/n’a pas abouti .*Rien n’a été changé/)] },
    });
    expect(project.changed(before)).toEqual([]);
    expect(project.git('log', '--format=%s')).toBe('Site\n');
  });

  it('puts back everything if Git makes no commit, and stages nothing', async () => {
    writeFileSync(project.place('.git/index.lock'), '');
    await expect(setMail()).rejects.toThrow(Refusal);
    rmSync(project.place('.git/index.lock'));
    expect(project.git('status', '--porcelain')).toBe('');
  });

  it.each([
    '../company.json',
    '/company.json',
    'data/../../x',
    'data\\..\\x',
    'data/C:/x',
    'src/x',
  ])('touches nothing at %s', async (file) => {
    const before = project.bytes();
    const act = save(project.root, [change(company, null, 'x'), change(file, null, 'x')], 'Site');
    await expect(act).rejects.toThrow('not a file of the site');
    expect(project.changed(before)).toEqual([]);
  });
});

it('leaves all or nothing of a save wherever it is cut off, and a hand edit as it was', async () => {
  const files = ['en', 'fr', 'it'].map((language) => `locales/${language}/contact.json`);
  const found = new Set<string>();
  for (let step = 1, isDone = false; !isDone; step++) {
    // The file has uncommitted changes by somebody else.
    writeFileSync(project.place(files[1]!), '{ "title": "par main" }\n');
    const before = project.bytes();
    const edits = files.map((file) => project.edit(file, { title: 'Nouveau' }));
    isDone = await cutOff(step, project.root, () => project.send(edits));
    const next = await Store.open(project.root);
    const changed = project.changed(before);
    expect([[], files]).toContainEqual(changed);
    expect(project.git('diff', '--cached', '--name-only')).toBe('');
    const saves = await next.saves();
    expect(saves).toHaveLength(changed.length > 0 ? 1 : 0);
    found.add(`${changed.length} ${next.notices[0]?.fr.slice(0, 32) ?? ''}`);
    expect((await Store.open(project.root)).notices).toEqual([]);
    await project.reset();
  }
  expect([...found].toSorted()).toEqual(['0 ', '0 L’éditeur s’est arrêté au milieu', '3 ']);
});

describe('without what it needs', () => {
  const withoutGit = async (prepare: (root: string) => void) => {
    const root = mkdtempSync(path.join(tmpdir(), 'no-history-'));
    try {
      prepare(root);
      const error: unknown = await Store.open(root).catch((cause: unknown) => cause);
      return error instanceof Refusal ? error.words.en.join() : String(error);
    } finally {
      rmSync(root, { recursive: true });
    }
  };

  it('says how a folder gets a repository', async () => {
    expect(await withoutGit(() => undefined)).toContain('Type in this folder “git init”');
    expect(await withoutGit((root) => gitIn(root, 'init', '--quiet'))).toContain('“git init”');
  });

  it('says how Git learns who saves', async () => {
    const { GIT_CONFIG_GLOBAL, HOME } = process.env;
    Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', HOME: '/nowhere' });
    project.git('config', '--unset', 'user.name');
    try {
      await expect(Store.open(project.root)).rejects.toThrow('git config user.name');
    } finally {
      project.git('config', 'user.name', 'Someone');
      Object.assign(process.env, { HOME });
      if (GIT_CONFIG_GLOBAL === undefined) delete process.env.GIT_CONFIG_GLOBAL;
      else process.env.GIT_CONFIG_GLOBAL = GIT_CONFIG_GLOBAL;
    }
  });

  it('says where Git is to be had', async () => {
    const { PATH } = process.env;
    process.env.PATH = '';
    try {
      await expect(Store.open(project.root)).rejects.toThrow('Git is not installed');
    } finally {
      process.env.PATH = PATH;
    }
  });
});
