import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { picture } from '../../__tests__/support/small-project';
import { expect, test } from '../support/editor';
import { changeJson } from '../support/project-copy';
import { fallback, type Language, languages } from '../../__tests__/support/site';

/** The owner adds, moves and deletes a project with a picture, and an item of a list. */

/** A record of `data/team.json`. */
interface Member {
  name: string;
  role: Record<string, string>;
  image?: string;
}

/** A new project, by label of the field. */
const newProject = {
  Titre: 'Une école de musique',
  'Le besoin': 'Des salles froides',
  'Votre réponse': 'Un chauffage réglé',
  'Description de l’image': 'Une école au toit rouge',
};

const translated = (text: string, language: Language) =>
  language === fallback ? text : `${text} ${language}`;

/** The hash of every file of a folder, by its path there. */
async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => path.join(parentPath, name));
  const contents = files.map(async (file) => [
    path.relative(folder, file),
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ]);
  return Object.fromEntries(await Promise.all(contents)) as Record<string, string>;
}

test('a project is added with its picture in one save, moved, and deleted without a trace', async ({
  editor,
}) => {
  const content = async () => ({
    ...(await contentOf(`${editor.root}/data`)),
    ...(await contentOf(`${editor.root}/locales`)),
  });
  const before = await content();
  await editor.open('projects/new');
  for (const language of languages)
    for (const [label, text] of Object.entries(newProject))
      await editor.write(label, translated(text, language), language);
  await (await editor.fields()).getByRole('checkbox', { name: 'title fr' }).first().check();
  await editor.choosePicture(/^Champ .*Image/, await picture(2400, 1800).png().toBuffer());
  await editor.saved();
  const image = 'images/img_1234.webp';
  const slugs = async () => {
    const files = await readdir(`${editor.root}/data/projects`);
    const records = files.map(async (file) => {
      const { order } = (await editor.readJson(`data/projects/${file}`)) as { order: number };
      return { slug: path.parse(file).name, order };
    });
    const sorted = (await Promise.all(records)).sort((one, other) => one.order - other.order);
    return sorted.map(({ slug }) => slug);
  };
  expect(await slugs()).toEqual(['farm', 'une_ecole_de_musique']);
  const { width, height, format } = await sharp(`${editor.root}/data/${image}`).metadata();
  expect({ width, height, format }).toEqual({ width: 1600, height: 1200, format: 'webp' });
  const [title, task, work, imageAlt] = Object.values(newProject).map((text) =>
    Object.fromEntries(languages.map((language) => [language, translated(text, language)])),
  );
  expect(await editor.readJson('data/projects/une_ecole_de_musique.json')).toMatchObject({
    ...{ title, task, work, imageAlt },
    image: `../${image}`,
  });

  // After its message, the editor opens the saved entry.
  await expect(editor.page).toHaveURL(/#\/collections\/projects\/entries\/une_ecole_de_musique$/);
  await editor.open('projects');
  const { page } = editor;
  await page.getByRole('button', { name: 'Réorganiser' }).click();
  await page.getByRole('button', { name: 'Déplacer vers le bas' }).first().click();
  await editor.answered(() =>
    page.getByRole('button', { name: 'Terminer la réorganisation' }).click(),
  );
  expect(await slugs()).toEqual(['une_ecole_de_musique', 'farm']);
  await expect(page.getByRole('button', { name: 'Réorganiser' })).toBeVisible();

  await page.getByRole('row', { name: newProject.Titre }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Supprimer l’entrée sélectionnée' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  const offer = page.getByRole('dialog', { name: 'Images inutilisées' });
  await offer.getByRole('button', { name: 'Supprimer' }).click();
  await expect(offer).not.toContainText('img_1234.webp');
  await offer.getByRole('button', { name: 'Fermer' }).click();
  // The other project keeps the place that it was given.
  const farm = path.join('projects', 'farm.json');
  expect({ ...(await content()), [farm]: before[farm] }).toEqual(before);
});

test('an item of a list is added with its picture, moved and deleted, with what it says in each language', async ({
  editor,
}) => {
  const roles = (name: string) =>
    Object.fromEntries(languages.map((language) => [language, `${name} ${language}`]));
  const member = (name: string): Member => ({ name, role: roles(name) });
  const [ana, eve] = ['Ana Petrović', 'Eve Yılmaz'].map(member) as [Member, Member];
  await writeFile(`${editor.root}/data/team.json`, JSON.stringify([ana]));
  const listIn = async (language?: Language) =>
    (await editor.fields(language)).getByRole('group', { name: /Équipe/ }).first();
  const members = () => editor.readJson('data/team.json');

  await editor.open('business/entries/team');
  const list = await listIn();
  await list.getByRole('button', { name: /^Ajouter/ }).click();
  await list.getByRole('textbox', { name: 'Prénom et nom' }).last().fill(eve.name);
  for (const language of languages)
    await (
      await listIn(language)
    )
      .getByRole('textbox', { name: 'Rôle dans l’entreprise' })
      .last()
      .fill(eve.role[language]!);
  await editor.choosePicture(/Photo/, await picture(800, 800).png().toBuffer());
  await editor.saved();
  eve.image = './images/img_1234.webp';
  expect(await members()).toEqual([ana, eve]);

  await list.getByRole('button', { name: 'Réordonner l’élément' }).first().focus();
  await editor.page.keyboard.press('ArrowDown');
  await editor.saved();
  expect(await members()).toEqual([eve, ana]);

  await list.getByRole('button', { name: 'Supprimer' }).first().click();
  await editor.saved();
  expect(await members()).toEqual([ana]);
});

test.describe('of this site', () => {
  test.use({ isReal: true });

  test('services that were put in another order open with their own fields', async ({ editor }) => {
    const { page } = editor;
    const titlesByOrder = async () => {
      const files = await readdir(`${editor.root}/data/services`);
      const read = files.map(
        async (file) =>
          (await editor.readJson(`data/services/${file}`)) as {
            order: number;
            title: Record<string, string>;
          },
      );
      const services = await Promise.all(read);
      return new Map(
        services.map(({ order, title }, index) => [files[index]!, `${order} ${title[fallback]}`]),
      );
    };
    // The CMS could not copy an empty list.
    for (const file of await readdir(`${editor.root}/data/services`))
      await changeJson<{ tools?: string[] }>(`${editor.root}/data/services/${file}`, (content) => {
        content.tools ??= [];
      });
    const before = await titlesByOrder();
    await editor.open('services');
    // Controls that would save nothing are hidden.
    for (const name of ['Ressources', /ressources$/, 'Afficher le menu du compte'])
      await expect(
        page.getByRole('radio', { name }).or(page.getByRole('button', { name })),
      ).toHaveCount(0);
    await page.getByRole('button', { name: 'Réorganiser' }).click();
    await page.getByRole('button', { name: 'Déplacer vers le bas' }).first().click();
    await editor.answered(() =>
      page.getByRole('button', { name: 'Terminer la réorganisation' }).click(),
    );
    // Until then a press on a row opens nothing.
    await expect(page.getByRole('button', { name: 'Réorganiser' })).toBeVisible();
    const moved = [...(await titlesByOrder())].filter(
      ([file, title]) => before.get(file) !== title,
    );
    expect(moved.length).toBeGreaterThan(1);
    for (const [, numbered] of moved.slice(0, 2)) {
      const title = numbered.replace(/^\d+ /, '');
      await editor.open('services');
      await page.getByRole('row', { name: title }).getByText(title).click();
      const field = (await editor.fields()).getByRole('textbox', { name: 'Titre', exact: true });
      await expect(field.first()).toHaveValue(title);
    }
  });
});

test('a line of a list of texts is moved and deleted in all languages', async ({ editor }) => {
  const file = 'data/services/cabling.json';
  type Service = { details: { points: Record<string, string>[] }[] };
  const service = (await editor.readJson(file)) as Service;
  const pointsOf = async () => ((await editor.readJson(file)) as Service).details[0]!.points;
  const [a, b, c] = ['a', 'b', 'c'].map((name) =>
    Object.fromEntries(languages.map((language) => [language, `${name} ${language}`])),
  );
  service.details[0]!.points = [a!, b!, c!];
  await writeFile(`${editor.root}/${file}`, JSON.stringify(service));

  await editor.open('services/entries/cabling');
  const details = (await editor.fields())
    .getByRole('group', { name: /Parties de la page/ })
    .first();
  await details.getByRole('button', { name: 'Développer' }).first().click();
  const points = details.getByRole('group', { name: /Points/ }).first();
  await points.getByRole('button', { name: 'Réordonner l’élément' }).first().focus();
  await editor.page.keyboard.press('ArrowDown');
  await editor.saved();
  expect(await pointsOf()).toEqual([b, a, c]);

  await points.getByRole('button', { name: 'Supprimer' }).first().click();
  await editor.saved();
  expect(await pointsOf()).toEqual([a, c]);
});
