import sharp from 'sharp';
import { expect, test } from '../support/editor';
import type { Editor } from '../support/editor-page';
import { contentOf } from '../support/folder-content';
import { newProject as words } from '../support/new-project';

/** The owner adds a project with a picture in five languages, and deletes it again. */

test.describe.configure({ mode: 'serial' });

type Language = keyof typeof words;
const languages = Object.keys(words) as Language[];
const labels = ['Titre', 'Le besoin', 'Votre réponse', 'Description de l’image'];

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
    for (const [index, label] of labels.entries())
      await editor.write(label, words[language][index] ?? '', language);
  await editor.choose('Services concernés', 'Entretien solaire');
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
    services: ['maintenance'],
    image: 'images/une_ecole_au_toit_rouge.webp',
  });
  const { width, height, format } = await sharp(
    `${editor.root}/data/images/une_ecole_au_toit_rouge.webp`,
  ).metadata();
  expect({ width, height, format }).toEqual({ width: 1600, height: 1200, format: 'webp' });
  for (const language of languages) {
    const [title, task, work, alt] = words[language];
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
  await editor.page.getByRole('row', { name: words.fr[0] }).getByRole('checkbox').check();
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
