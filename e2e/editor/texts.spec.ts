import { writeFile } from 'node:fs/promises';
import { gitIn } from '../../__tests__/support/history';
import { expect, site, test } from '../support/editor';
import { address, fallback, second, service } from '../../__tests__/support/site';

/** The owner changes texts and facts. */

test.describe('of this site', () => {
  test.use({ isReal: true });

  test('a text is changed in two languages, is shown in the preview, published, and can be undone', async ({
    editor,
  }) => {
    const file = `data/services/${service.slug}.json`;
    const content = () => editor.readJson(file);
    const git = (...args: string[]) => gitIn(editor.root, ...args);
    git('init', '--quiet', '--bare', '.git/online');
    git('remote', 'add', 'origin', '.git/online');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    const before = (await content()) as typeof service;
    await editor.open(`services/entries/${service.slug}`);
    const frame = editor.page.locator('iframe.desk__preview');
    await expect(frame).not.toHaveAttribute('srcdoc');
    for (const language of [fallback, second]) {
      await editor.write('Titre', `Sites "${language}"`, language);
      const page = `${address(service.route, language)}?lng=${language}`;
      await expect(frame).toHaveAttribute('src', `${site}${page}`);
    }
    await editor.saved();
    expect(await content()).toEqual({
      ...before,
      title: {
        ...before.title,
        [fallback]: 'Sites «\u00a0fr\u00a0»',
        [second]: expect.stringMatching(/^Sites .*[^"]$/),
      },
    });

    await editor.page.getByRole('button', { name: 'Publier' }).click();
    const list = editor.page.getByRole('dialog', { name: 'Publier' });
    await expect(list).toContainText('› Titre (français)');
    await list.getByRole('button', { name: 'Publier' }).click();
    await expect(editor.status).toContainText('Envoyé');
    expect(git('show', '--format=', '--name-only', 'origin/main').trim()).toBe(file);
    expect(git('ls-remote', 'origin', 'main')).toContain(git('rev-parse', 'HEAD').trim());

    await editor.page.getByRole('button', { name: 'États antérieurs' }).click();
    const sheet = editor.page.getByRole('dialog', { name: 'États antérieurs' });
    await expect(sheet).toContainText('› Titre (français)');
    await sheet.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(editor.status).toHaveText('Prêt');
    expect(await content()).toEqual(before);
  });
});

test('what is wrong is named at its field, or by the server, and is saved once it is right', async ({
  editor,
}) => {
  const before = await editor.read('data/company.json');
  await editor.open('business/entries/company');
  const phone = (await editor.fields()).getByRole('group', { name: /^Champ .*Téléphone/ }).first();
  await phone.getByRole('textbox').first().fill('04 50 00');
  await editor.refused('› Téléphone', 'Un numéro suisse a dix chiffres');
  expect(await editor.read('data/company.json')).toBe(before);
  await phone.getByRole('textbox').first().fill('022 111 22 33');
  await editor.saved();
  expect(await editor.read('data/company.json')).toBe(
    before.replace('022 000 00 00', '022 111 22 33').replace('+41220000000', '+41221112233'),
  );
  const advice = editor.page.getByRole('dialog', { name: 'Enregistré. À savoir' });
  await expect(advice).toContainText('Vos clients composeront le +41 22 111 22 33');
  await advice.getByRole('button', { name: 'Fermer' }).click();

  await editor.open('services/entries/websites');
  await editor.write('Texte pour les moteurs de recherche', 'Entretien à {company.region}.');
  await editor.write('Titre', '', second);
  await editor.save();
  await expect(await editor.fields()).toContainText('Un mot entre accolades est abîmé');
  await expect(await editor.fields(second)).toContainText('Ce champ est obligatoire');
});

test('a draft survives a reload, and takes nothing back that others have changed meanwhile', async ({
  editor,
}) => {
  const file = 'data/services/websites.json';
  const before = (await editor.readJson(file)) as typeof service;
  await editor.open('services/entries/websites');
  const field = (await editor.fields()).getByRole('textbox', { name: 'Titre', exact: true });
  // Only changes by keyboard become a draft.
  await field.first().press('End');
  await field.first().pressSequentially(' et plus');
  await expect.poll(() => editor.drafts()).toContain('et plus');
  const others = { ...before, title: { ...before.title, [second]: 'Changed meanwhile' } };
  await writeFile(`${editor.root}/${file}`, JSON.stringify(others));
  await editor.page.reload();
  await editor.page.getByRole('button', { name: 'Restaurer' }).click();
  await expect(field.first()).toHaveValue(/et plus$/);
  const answer = editor.page.waitForResponse('**/api/save');
  await editor.save();
  expect((await answer).status()).toBe(200);
  const title = { ...others.title, [fallback]: `${before.title[fallback]} et plus` };
  expect(await editor.readJson(file)).toEqual({ ...before, title });
  // The page shows the changes that came in.
  const other = (await editor.fields(second)).getByRole('textbox', { name: 'Titre', exact: true });
  await expect(other.first()).toHaveValue('Changed meanwhile');
  expect(await editor.drafts()).not.toContain('et plus');
  // Each store that the CMS adds by itself raises the version.
  const databases = await editor.page.evaluate(() => indexedDB.databases());
  expect(databases.map(({ version }) => version)).toEqual([1]);
});
