import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, site, test } from '../support/editor';
import { address, company, fallback, languages, second, service, services } from '../support/site';
import { titleOf } from '../support/words';

/** The owner changes texts and facts. */

test.describe.configure({ mode: 'serial' });

const other = services.at(-1)!;

test('a text is changed in two languages, with the typography of each', async ({ editor }) => {
  await editor.open(`services/entries/${service.slug}`);
  await editor.write('Titre', 'Sites "web"', fallback);
  await editor.write('Titre', 'Web sites', second);
  await editor.saved();
  const words = (language: string) =>
    editor.readJson(`locales/${language}/service-${service.slug}.json`);
  expect(await words(fallback)).toMatchObject({ title: 'Sites «\u00a0web\u00a0»' });
  expect(await words(second)).toMatchObject({ title: 'Web sites' });
});

test('the preview shows the page of the document in the language of the field', async ({
  editor,
}) => {
  await editor.open(`services/entries/${service.slug}`);
  const frame = editor.page.locator('iframe.desk__preview');
  for (const language of [fallback, second]) {
    const fields = await editor.fields(language);
    await fields.getByRole('textbox', { name: 'Titre' }).first().focus();
    await expect(frame).not.toHaveAttribute('srcdoc');
    const page = `${address(service.route, language)}?lng=${language}`;
    await expect(frame).toHaveAttribute('src', `${site}${page}`);
  }
});

test('the telephone changes nothing else of its file, and takes the number to dial along', async ({
  editor,
}) => {
  const before = await editor.read('data/company.json');
  await editor.open('business/entries/contact');
  const phone = (await editor.fields()).getByRole('group', { name: /^Champ .*Téléphone/ }).first();
  await phone.getByRole('textbox').first().fill('04 50 00');
  await editor.save();
  const refusal = editor.page.getByRole('alertdialog');
  await expect(refusal).toContainText('Coordonnées › Téléphone');
  await expect(refusal).toContainText('ne sont pas le même numéro');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(refusal).toBeHidden();
  expect(await editor.read('data/company.json')).toBe(before);
  await phone.getByRole('textbox').first().fill('022 111 22 33');
  await editor.saved();
  const after = before
    .replace(company.phone.display, '022 111 22 33')
    .replace(company.phone.international, '+41221112233');
  expect(await editor.read('data/company.json')).toBe(after);
});

test('a broken placeholder is named at its field, an unknown one by the server', async ({
  editor,
}) => {
  const file = `locales/${fallback}/service-${other.slug}.json`;
  const before = await editor.read(file);
  await editor.open(`services/entries/${other.slug}`);
  const label = 'Texte pour les moteurs de recherche';
  await editor.write(label, 'Entretien à {company.region}.');
  await editor.save();
  await expect(await editor.fields()).toContainText('Un mot entre accolades est abîmé');
  await editor.write(label, 'Entretien à {{company.regio}}.');
  await editor.save();
  const refusal = editor.page.getByRole('alertdialog');
  await expect(refusal).toContainText(
    `Service «\u00a0${titleOf(other, fallback)}\u00a0» › Texte pour les moteurs`,
  );
  await expect(refusal).toContainText('{{company.regio}}');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(refusal).toBeHidden();
  expect(await editor.read(file)).toBe(before);
});

test('a draft survives a reload, and no part of the database is missing at the first visit', async ({
  editor,
}) => {
  await editor.open(`services/entries/${other.slug}`);
  const field = (await editor.fields()).getByRole('textbox', { name: 'Titre', exact: true });
  await field.first().click();
  await editor.page.keyboard.type('Un brouillon : ');
  await expect.poll(() => editor.draftCount()).toBeGreaterThan(0);
  await editor.page.reload();
  await editor.page.getByRole('button', { name: 'Restaurer' }).click();
  await expect(field.first()).toHaveValue(/Un brouillon/);
  // Each store that the editor adds by itself raises the version.
  const databases = await editor.page.evaluate(() => indexedDB.databases());
  expect(databases.map(({ version }) => version)).toEqual([1]);
});

test('a missing translation is refused', async ({ editor }) => {
  await editor.open(`services/entries/${other.slug}`);
  await editor.write('Titre', '', second);
  await editor.save();
  await expect(await editor.fields(second)).toContainText('Ce champ est obligatoire');
});

test('what was saved can be undone', async ({ editor }) => {
  await editor.open('pages/entries/not-found');
  const file = `locales/${fallback}/not-found.json`;
  const before = await editor.read(file);
  await editor.write('Titre', 'Rien ici');
  await editor.saved();
  expect(await editor.read(file)).not.toBe(before);
  await editor.page.getByRole('button', { name: 'États antérieurs' }).click();
  const sheet = editor.page.getByRole('dialog', { name: 'États antérieurs' });
  await expect(sheet).toContainText('Page introuvable');
  await sheet.getByRole('button', { name: 'Annuler', exact: true }).first().click();
  await expect(sheet).toContainText('Cet enregistrement sera annulé');
  await expect(sheet).toContainText('Page introuvable › Titre (français)');
  await sheet.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(editor.status).toHaveText('Prêt');
  expect(await editor.read(file)).toBe(before);
});

test('a file that cannot be read is named, all else works, and its last version comes back', async ({
  editor,
}) => {
  const last = languages.at(-1)!;
  const file = `locales/${last}/not-found.json`;
  await editor.open('pages/entries/not-found');
  await editor.write('Titre', 'Non c’è', last);
  await editor.saved();
  const before = await editor.read(file);
  await writeFile(path.join(editor.root, file), before.replace('",', '"'));
  await editor.page.reload();
  const sheet = editor.page.getByRole('dialog', { name: 'Fichiers illisibles' });
  await expect(sheet).toContainText(`${file}, ligne 3`);
  await sheet.getByRole('button', { name: 'Fermer' }).click();
  await editor.open(`services/entries/${service.slug}`);
  await editor.write('Titre', 'Sites et cloud', fallback);
  await editor.saved();
  const words = await editor.readJson(`locales/${fallback}/service-${service.slug}.json`);
  expect(words).toMatchObject({ title: 'Sites et cloud' });
  await editor.page.getByRole('button', { name: 'Fichiers illisibles (1)' }).click();
  await sheet.getByRole('button', { name: 'Reprendre la dernière version' }).click();
  await expect(editor.page.getByRole('button', { name: /Fichiers illisibles/ })).toBeHidden();
  expect(await editor.read(file)).toBe(before);
});
