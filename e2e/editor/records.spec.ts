import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Editor, expect, test } from '../support/editor';
import { fallback, type Language, languages, service } from '../support/site';
import { titleOf } from '../support/words';

/** The owner adds a project with a picture in every language, and deletes it again. */

/** What the owner writes about a new project, by the label of the field. */
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

test.describe.configure({ mode: 'serial' });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

/** Replaces the picture by another one, in the dialog of the field. */
async function replacePicture(editor: Editor, content: Buffer): Promise<void> {
  await (await editor.fields()).getByRole('button', { name: 'Replace Image' }).click();
  const dialog = editor.page.getByRole('dialog', { name: 'Sélectionner une image' });
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'IMG_1235.PNG', mimeType: 'image/png', buffer: content });
  await dialog.getByRole('button', { name: 'Insérer' }).click();
  await expect(dialog).toBeHidden();
}

async function fillIn(editor: Editor): Promise<void> {
  await editor.open('projects/new');
  for (const language of languages)
    for (const [label, text] of Object.entries(newProject))
      await editor.write(label, translated(text, language), language);
  await editor.choose('Services concernés', titleOf(service, fallback));
}

test('a project is added with its picture in one save, and deleted without a trace', async ({
  editor,
}) => {
  await editor.open();
  const before = {
    data: await contentOf(`${editor.root}/data`),
    locales: await contentOf(`${editor.root}/locales`),
  };
  await fillIn(editor);

  await editor.choosePicture(/^Champ .*Image/, await picture(300, 200));
  await editor.save();
  const refusal = editor.page.getByRole('alertdialog');
  await expect(refusal).toContainText('Il en faut au moins 610 x 460');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(refusal).toBeHidden();
  expect(await contentOf(`${editor.root}/data`)).toEqual(before.data);

  await replacePicture(editor, await picture(2400, 1800));
  await editor.saved();
  expect(await editor.readJson('data/references.json')).toContainEqual({
    slug: 'une_ecole_de_musique',
    services: [service.slug],
    image: 'images/une_ecole_au_toit_rouge.webp',
  });
  const { width, height, format } = await sharp(
    `${editor.root}/data/images/une_ecole_au_toit_rouge.webp`,
  ).metadata();
  expect({ width, height, format }).toEqual({ width: 1600, height: 1200, format: 'webp' });
  for (const language of languages) {
    const [title, task, work, alt] = Object.values(newProject).map((text) =>
      translated(text, language),
    );
    expect(await editor.readJson(`locales/${language}/projects.json`)).toMatchObject({
      une_ecole_de_musique: { title, task, work },
    });
    expect(await editor.readJson(`locales/${language}/pictures.json`)).toMatchObject({
      une_ecole_au_toit_rouge: alt,
    });
  }

  // The editor leads from the new entry to the saved one after it has said so.
  await expect(editor.page).toHaveURL(/#\/collections\/projects\/entries\/une_ecole_de_musique$/);
  await editor.open('projects');
  await editor.page.getByRole('row', { name: newProject.Titre }).getByRole('checkbox').check();
  await editor.page.getByRole('button', { name: 'Supprimer l’entrée sélectionnée' }).click();
  await editor.page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  const offer = editor.page.getByRole('dialog', { name: 'Images inutilisées' });
  await expect(offer).toContainText('une_ecole_au_toit_rouge.webp');
  await offer.getByRole('button', { name: 'Supprimer' }).click();
  await expect(offer).not.toContainText('une_ecole_au_toit_rouge.webp');
  await offer.getByRole('button', { name: 'Fermer' }).click();
  expect(await contentOf(`${editor.root}/data`)).toEqual(before.data);
  expect(await contentOf(`${editor.root}/locales`)).toEqual(before.locales);
});
