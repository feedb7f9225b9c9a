import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { withEditor } from './editor';

/** A service that the owner adds in the editor, in five languages. */

const titles = {
  fr: 'Abris solaires',
  en: 'Solar carports',
  es: 'Marquesinas solares',
  pt: 'Abrigos solares',
  it: 'Pensiline solari',
} as const;

type Language = keyof typeof titles;

export const editedService = { titles, route: '/service-Abris_solaires' };

const labels = [
  'Titre',
  'Résumé',
  'Introduction',
  'Texte pour les moteurs de recherche',
  'Titre au-dessus des parties de la page',
];

/** Adds the service to a copy of the project, with the real editor: words, category and a picture, in one save. */
export async function addServiceInEditor(browser: Browser, copy: string): Promise<void> {
  const picture = { create: { width: 700, height: 500, channels: 3, background: '#2a6' } } as const;
  await withEditor(browser, copy, async (editor) => {
    await editor.open('services/new');
    for (const language of Object.keys(titles) as Language[]) {
      for (const label of labels) await editor.write(label, titles[language], language);
      await editor.write('Description de l’image', `${titles[language]}.`, language);
    }
    const category = (await editor.fields()).getByRole('radio', { name: 'Énergie renouvelable' });
    await category.first().click();
    await editor.choosePicture(/^Champ .*Image/, await sharp(picture).png().toBuffer());
    await editor.saved();
  });
}
