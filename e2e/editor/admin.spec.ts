import { writeFile } from 'node:fs/promises';
import { gitIn, startHistory } from '../../__tests__/support/history';
import { inEach } from '../../__tests__/support/project';
import { picture } from '../../__tests__/support/small-project';
import { readSource } from '../../src/content/read';
import { createSiteServer } from '../../tools/site-server/server.mjs';
import { Editor, expect, listen, test as base, writeSmallContent } from '../support/editor';
import { mockGitHub } from '../support/github';
import { fallback, type Language, languages, second } from '../../__tests__/support/site';

/** The editor on the host, with files at GitHub. */

interface OfTest {
  admin: Editor;
  /** Whether a save waits in a pull request. */
  pullRequests: boolean;
}

const test = base.extend<OfTest, { site: string }>({
  pullRequests: [false, { option: true }],
  site: [
    async ({ folder }, use) => {
      const { port, stop } = await listen(await createSiteServer(folder));
      await use(`http://127.0.0.1:${port}`);
      stop();
    },
    { scope: 'worker' },
  ],
  admin: async ({ page, root, site, pullRequests }, use) => {
    const repository = { name: 'account/site', pullRequests };
    await writeSmallContent(root, { 'company.repository': repository });
    startHistory(root);
    const built = JSON.stringify(await readSource(root));
    const problems: string[] = [];
    // Handles requests without a later route. Those blocked by the policy do not reach it.
    await page.route(
      ({ origin }) => origin !== site,
      (route) => {
        problems.push(`a request to ${route.request().url()}`);
        return route.abort();
      },
    );
    await page.route('**/admin/content.json', (route) => route.fulfill({ body: built }));
    await mockGitHub(page, root);
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      // The CMS names its fonts at a second place as well, which the policy blocks.
      const isBlocked = /Content Security Policy/.test(message.text());
      if (isBlocked && !message.text().includes('cdn.jsdelivr.net')) problems.push(message.text());
    });
    const isCommit = (url: string, body: string) =>
      url.endsWith('/graphql') && body.includes('createCommitOnBranch');
    await use(new Editor(page, root, `${site}/admin/`, isCommit));
    expect(problems).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
  },
});

test('texts are changed in the files of their languages, and wrong ones are refused in words', async ({
  admin,
}) => {
  const service = 'data/services/websites.json';
  const before = (await admin.readJson(service)) as { title: Record<string, string> };
  await admin.open('services/entries/websites');
  for (const language of [fallback, second])
    await admin.write('Titre', `Sites "${language}"`, language);
  await admin.saved();
  expect(await admin.readJson(service)).toEqual({
    ...before,
    title: {
      ...before.title,
      [fallback]: 'Sites «\u00a0fr\u00a0»',
      [second]: expect.stringMatching(/^Sites .*[^"]$/),
    },
  });
  expect(admin.lastCommit()).toEqual([`M ${service}`]);

  await admin.open('pages/entries/home');
  const title = async (language: Language) =>
    (await admin.fields(language)).getByRole('textbox').first();
  for (const language of [fallback, second]) await (await title(language)).fill('Accueil "A"');
  await admin.saved();
  const files = [fallback, second].map((language) => `locales/${language}/home.json`);
  expect(admin.lastCommit()).toEqual(files.map((file) => `M ${file}`).toSorted());
  expect(await admin.readJson(files[0]!)).toMatchObject({ title: 'Accueil «\u00a0A\u00a0»' });

  const head = gitIn(admin.root, 'rev-parse', 'HEAD');
  await (await title(second)).fill('Accueil {{company.none}}');
  await admin.refused('Accueil › ', '{{company.none}}');
  expect(gitIn(admin.root, 'rev-parse', 'HEAD')).toBe(head);
  await (await title(second)).fill('Accueil');
  await admin.saved();

  await admin.open('business/entries/company');
  const phone = (await admin.fields()).getByRole('group', { name: /^Champ .*Téléphone/ }).first();
  await phone.getByRole('textbox').first().fill('04 50 00');
  await admin.refused('› Téléphone', 'Un numéro suisse a dix chiffres');
  await phone.getByRole('textbox').first().fill('022 111 22 33');
  await admin.saved();
  expect(await admin.readJson('data/company.json')).toMatchObject({
    phone: { display: '022 111 22 33', international: '+41221112233' },
  });
  expect(admin.lastCommit()).toEqual(['M data/company.json']);
});

test('an item of a list and a picture of any size are added; a service that others refer to stays', async ({
  admin,
}) => {
  const { page, root } = admin;
  const project = (await admin.readJson('data/projects/farm.json')) as object;
  await writeFile(`${root}/data/team.json`, '[]');
  await writeFile(
    `${root}/data/projects/farm.json`,
    JSON.stringify({ ...project, services: ['cabling', 'websites'] }),
  );
  gitIn(root, 'add', 'data');
  gitIn(root, 'commit', '--quiet', '--message=No team, and a project of two services');
  await admin.open('business/entries/team');
  await (await admin.fields()).getByRole('button', { name: /^Ajouter/ }).click();
  await admin.write('Prénom et nom', 'Eve Yılmaz');
  for (const language of languages)
    await admin.write('Rôle dans l’entreprise', `Rôle ${language}`, language);
  await admin.saved();
  const role = inEach((language) => `Rôle ${language}`);
  expect(await admin.readJson('data/team.json')).toEqual([{ name: 'Eve Yılmaz', role }]);
  expect(admin.lastCommit()).toEqual(['M data/team.json']);

  // Only the build can measure a background.
  await admin.open('services/entries/websites');
  await (await admin.fields()).getByRole('checkbox', { name: /^Ajouter .*Fond/ }).check();
  await admin.choosePicture(/^Champ .*Image de fond/, await picture(1280, 720).jpeg().toBuffer());
  await admin.saved();
  expect(admin.lastCommit()).toEqual([
    'A data/images/img_1234.webp',
    'M data/services/websites.json',
  ]);

  const head = gitIn(root, 'rev-parse', 'HEAD');
  await admin.open('services');
  await page.getByRole('row', { name: 'Websites' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Supprimer l’entrée sélectionnée' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Rien n’a été supprimé')).toBeVisible();
  expect(gitIn(root, 'rev-parse', 'HEAD')).toBe(head);
});

test.describe('with a review', () => {
  test.use({ pullRequests: true });

  test('a save waits in a pull request', async ({ admin }) => {
    const file = 'data/services/websites.json';
    const before = await admin.readJson(file);
    await admin.open('services/entries/websites');
    await admin.write('Titre', 'Sites neufs');
    const request = admin.page.waitForRequest(
      (each) => each.url().endsWith('/pulls') && each.method() === 'POST',
    );
    await admin.committed(() => admin.saveButton.click());
    const { base, head } = (await request).postDataJSON() as Record<string, string>;
    expect([base, head]).toEqual(['main', 'cms/services/websites']);
    expect(admin.lastCommit(head)).toEqual([`M ${file}`]);
    expect(await admin.readJson(file)).toEqual(before);
    const offer = admin.page.getByRole('alertdialog', { name: 'Envoyer en révision' });
    await offer.getByRole('button', { name: 'Plus tard' }).click();
    await expect(admin.page.getByRole('button', { name: 'Statut' })).toContainText('Brouillon');
  });
});
