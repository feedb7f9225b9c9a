import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { gitIn, startHistory } from '../../__tests__/support/history';
import { inEach } from '../../__tests__/support/project';
import { picture } from '../../__tests__/support/small-project';
import { markFile } from '../../editor/paths';
import { createEditServer } from '../../editor/server';
import { browserFlags } from '../../tools/browser-flags.mjs';
import { createSiteServer } from '../../tools/site-server/server.mjs';
import { Editor, expect, listen, test as base, writeSmallContent } from '../support/editor';
import { changeJson } from '../support/project-copy';
import { fallback, languages, second } from '../../__tests__/support/site';

/** The editor on the owner's computer: the CMS works on a real folder, which the test drops into the page. */

/** Lets the page get a folder that is dropped into it, as no test can press a picker. Runs in the page. */
function takeDroppedFolder(): void {
  const showDirectoryPicker = () => {
    document.documentElement.dataset.waits = 'folder';
    addEventListener('dragover', (event) => event.preventDefault(), true);
    return new Promise((resolve) => {
      const take = (event: DragEvent) => {
        event.preventDefault();
        const [item] = event.dataTransfer!.items as unknown as {
          getAsFileSystemHandle: () => unknown;
        }[];
        resolve(item!.getAsFileSystemHandle());
      };
      addEventListener('drop', take, { capture: true, once: true });
    });
  };
  Object.assign(window, { showDirectoryPicker });
}

class Local extends Editor {
  /** Presses the button of the CMS, and chooses a folder. */
  async pick(folder: string): Promise<void> {
    await this.page.goto(this.address);
    await this.page.getByRole('button', { name: 'Travailler avec un dépôt local' }).click();
    await this.page.locator('[data-waits=folder]').waitFor({ state: 'attached' });
    const browserSession = await this.page.context().newCDPSession(this.page);
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browserSession.send('Input.dispatchDragEvent', { type, x: 9, y: 9, data });
  }

  /** Chooses the folder of the site. */
  async choose(): Promise<void> {
    await this.pick(this.root);
    // It reads the whole project first.
    const list = this.page.getByRole('treeitem', { name: 'Services' });
    await expect(list).toBeVisible({ timeout: 60_000 });
  }

  /** Leaves the window, after which everything that the CMS did is committed. */
  leave = () =>
    this.committed(() => this.page.evaluate(() => void dispatchEvent(new Event('blur'))));

  /** The subject of the last commit. */
  subject = () => gitIn(this.root, 'show', '--no-patch', '--format=%s').trim();
}

const test = base.extend<{ editor: Local }>({
  launchOptions: {
    // Only a headless shell writes without a question that nobody could answer, and only with this flag.
    executablePath: process.env.SHELL_PATH,
    args: [...browserFlags, '--enable-experimental-web-platform-features'],
  },
  editor: async ({ page, root, folder }, use) => {
    await writeSmallContent(root);
    startHistory(root);
    const { port, stop } = await listen(
      await createEditServer(root, await createSiteServer(folder)),
    );
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.addInitScript(takeDroppedFolder);
    const isCommit = (url: string) => url.endsWith('/admin/commit');
    const editor = new Local(page, root, `http://localhost:${port}/admin/`, isCommit);
    await editor.choose();
    await use(editor);
    expect(errors).toEqual([]);
    await page.close();
    stop();
  },
});

const file = 'data/services/websites.json';

test('a save is one commit of what changed, and no file changed by hand is overwritten', async ({
  editor,
}) => {
  const before = (await editor.readJson(file)) as { title: Record<string, string> };
  await writeFile(`${editor.root}/data/by-hand.json`, '{}');
  await editor.open('services/entries/websites');
  for (const language of languages) await editor.write('Titre', `Sites "${language}"`, language);
  await editor.saved();
  expect(editor.subject()).toBe('Site\u00a0: Service «\u00a0Sites “fr”\u00a0»');
  expect(editor.lastCommit()).toEqual([`M ${file}`]);
  const saved = (await editor.readJson(file)) as typeof before;
  expect(saved.title[fallback]).toBe('Sites «\u00a0fr\u00a0»');
  expect(Object.keys(saved.title)).toEqual(languages);

  await changeJson<typeof before>(`${editor.root}/${file}`, ({ title }) => {
    title[second] = 'Changed by hand';
  });
  await editor.write('Titre', 'Autre');
  await editor.refused(`${file} a été changé en dehors de l’éditeur`);
  const title = { ...saved.title, [second]: 'Changed by hand' };
  expect(await editor.readJson(file)).toEqual({ ...saved, title });
});

test('a project is added with its picture, moved and deleted, each in a commit; its service stays', async ({
  editor,
}) => {
  const { page } = editor;
  const added = 'data/projects/ecole_fr.json';
  await editor.open('projects/new');
  for (const language of languages)
    for (const label of ['Titre', 'Le besoin', 'Votre réponse', 'Description de l’image'])
      await editor.write(label, `École ${language}`, language);
  const fields = await editor.fields();
  for (const name of ['title fr', 'Websites fr'])
    await fields.getByRole('checkbox', { name }).first().check();
  // The page hides some buttons of the CMS, but not those by which a picture is chosen.
  for (const name of ['Parcourir', 'Coller l’image'])
    await expect(fields.getByRole('button', { name })).toBeVisible();
  await expect(fields.getByRole('button', { name: 'Ajouter Service' })).toBeHidden();
  await editor.choosePicture(/^Champ .*Image/, await picture(2400, 1800).jpeg().toBuffer());
  await editor.saved();
  expect(editor.lastCommit()).toEqual(['A data/images/img_1234.webp', `A ${added}`]);
  const { width, height } = await sharp(`${editor.root}/data/images/img_1234.webp`).metadata();
  expect([width, height]).toEqual([1600, 1200]);

  await editor.open('projects');
  await page.getByRole('button', { name: 'Réorganiser' }).click();
  await page.getByRole('button', { name: 'Déplacer vers le bas' }).first().click();
  await page.getByRole('button', { name: 'Terminer la réorganisation' }).click();
  await expect(page.getByRole('button', { name: 'Réorganiser' })).toBeVisible();
  await editor.leave();
  expect(editor.lastCommit()).toEqual([`M ${added}`, 'M data/projects/farm.json']);
  expect(await editor.readJson(added)).toMatchObject({ order: 1 });
  await page.getByText('École fr').click();
  const title = (await editor.fields()).getByRole('textbox', { name: 'Titre', exact: true });
  await expect(title).toHaveValue('École fr');

  const remove = async (name: string) => {
    await page.getByRole('row', { name }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Supprimer l’entrée sélectionnée' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  };
  await editor.open('services');
  await remove('Websites fr');
  await expect(page.getByText('Rien n’a été supprimé')).toBeVisible();
  expect(gitIn(editor.root, 'status', '--porcelain', 'data')).toBe('');

  await editor.open('projects');
  await remove('École fr');
  await expect(page.getByRole('row', { name: 'École fr' })).toBeHidden();
  await editor.leave();
  expect(editor.subject()).toBe('Site\u00a0: ordre, suppressions, images');
  // The CMS may number the others anew.
  expect(editor.lastCommit()).toContain(`D ${added}`);
});

test('an item of a list is added with its picture, moved and deleted, in all languages', async ({
  editor,
}) => {
  const [ana, eve] = ['Ana Petrović', 'Eve Yılmaz'].map((name) => ({
    name,
    role: inEach((language) => `Rôle ${language}`),
  }));
  await writeFile(`${editor.root}/data/team.json`, JSON.stringify([ana]));
  await editor.page.reload();
  await editor.open('business/entries/team');
  const list = (await editor.fields()).getByRole('group', { name: /Équipe/ }).first();
  await list.getByRole('button', { name: /^Ajouter/ }).click();
  await editor.write('Prénom et nom', eve!.name);
  for (const language of languages)
    await editor.write('Rôle dans l’entreprise', eve!.role[language], language);
  await editor.choosePicture(/Photo/, await picture(800, 800).jpeg().toBuffer());
  await editor.saved();
  const all = [ana, { ...eve, image: './images/img_1234.webp' }];
  expect(await editor.readJson('data/team.json')).toEqual(all);
  expect(editor.lastCommit()).toEqual(['A data/images/img_1234.webp', 'A data/team.json']);

  await list.getByRole('button', { name: 'Réordonner l’élément' }).first().focus();
  await editor.page.keyboard.press('ArrowDown');
  await editor.saved();
  expect(await editor.readJson('data/team.json')).toEqual(all.toReversed());
  await list.getByRole('button', { name: 'Supprimer' }).first().click();
  await editor.saved();
  expect(await editor.readJson('data/team.json')).toEqual([ana]);
});

test('each type of picture that the field offers becomes one that the site shows, and a small one is named', async ({
  editor,
}) => {
  await editor.open('services/entries/websites');
  const field = (await editor.fields()).getByRole('group', { name: /^Champ .*Image/ }).first();
  const offered = await field.locator('input[type=file]').first().getAttribute('accept');
  const types = ['avif', 'gif', 'jpeg', 'png', 'webp'] as const;
  const all = [...types, 'heic', 'heif'].toSorted().map((type) => `image/${type}`);
  expect(offered?.split(',').toSorted()).toEqual(all);
  const photos = types.map(async (type, index) => {
    const photo = picture(700, 500 + index).toFormat(type);
    return { type, height: 500 + index, content: await photo.toBuffer() };
  });
  const content = await readFile(path.join(__dirname, 'photo.heic'));
  for (const each of [{ type: 'heic', height: 520, content }, ...(await Promise.all(photos))]) {
    // The CMS asks about a name that is there already.
    await editor.choosePicture(/^Champ .*Image/, each.content, each.type, `photo-${each.type}`);
    await editor.saved();
    const { image } = (await editor.readJson(file)) as { image: string };
    const saved = sharp(path.join(editor.root, 'data/services', image));
    const { format, height } = await saved.metadata();
    expect([format, height]).toEqual([each.type === 'png' ? 'png' : 'webp', each.height]);
  }

  const warned = editor.page.waitForEvent('dialog');
  await editor.choosePicture(/^Champ .*Image/, await picture(300, 200).png().toBuffer(), 'png');
  await editor.saveButton.click();
  const warning = await warned;
  expect(warning.message()).toMatch(/^Enregistré, mais la publication échouera.*\n.*Image.*300/);
  await warning.accept();
});

test('another folder is refused before anything is written into it, and can then be chosen anew', async ({
  editor,
}) => {
  await writeFile(`${editor.root}/${markFile}`, 'of another clone');
  await editor.open('services/entries/websites');
  await editor.write('Titre', 'Autre');
  await editor.refused('Ce dossier n’est pas celui du site');
  expect(gitIn(editor.root, 'status', '--porcelain', 'data')).toBe('');
  const { page } = editor;
  const button = page.getByRole('button', { name: 'Travailler avec un dépôt local' });
  await page.reload();
  await expect(button).toBeVisible();

  // Chosen again, it is refused before anything could be deleted.
  const refusal = page.waitForEvent('dialog', (dialog) => dialog.message().includes('Ce dossier'));
  await editor.pick(editor.root);
  await (await refusal).accept();
  await expect(button).toBeVisible();
});

test('the browser asks before a text is lost, and no old one comes back', async ({ editor }) => {
  const { page } = editor;
  await page.clock.install();
  await editor.open('services/entries/websites');
  await page.reload(); // the first visit keeps no draft
  const field = (await editor.fields()).getByRole('textbox', { name: 'Titre', exact: true });
  await changeJson<{ title: Record<string, string> }>(`${editor.root}/${file}`, ({ title }) => {
    title[second] = 'Changed by hand';
  });
  await field.click();
  await page.keyboard.type('Mot');
  await expect(editor.saveButton).toBeEnabled();
  // The CMS would keep a draft after half a second.
  await page.clock.runFor(1000);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  const other = (await editor.fields(second)).getByRole('textbox', { name: 'Titre', exact: true });
  await expect(other).toHaveValue('Changed by hand');
  await expect(field).not.toHaveValue(/Mot/);
  // By now the CMS would offer the draft.
  await page.clock.runFor(1000);
  expect(await page.getByRole('button', { name: 'Restaurer' }).count()).toBe(0);
});
