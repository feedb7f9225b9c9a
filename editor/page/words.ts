import type { Bilingual } from '../bilingual';

/** Texts of the page, besides those of the CMS. */
export const words = {
  title: { fr: 'Éditer le site', en: 'Edit the site' },
  saved: { fr: 'Site\u00a0: ', en: 'Site: ' },
  withoutSave: {
    fr: 'Site\u00a0: ordre, suppressions, images',
    en: 'Site: order, deletions, pictures',
  },
  otherFolder: {
    fr: 'Ce dossier n’est pas celui du site. Rien n’a été enregistré. Rechargez la page, puis choisissez le dossier où vous avez lancé l’éditeur.',
    en: 'This is not the folder of the site. Nothing was saved. Reload the page, then choose the folder in which you have started the editor.',
  },
  changed: {
    fr: 'a été changé en dehors de l’éditeur. Rien n’a été enregistré. Copiez votre texte, puis rechargez la page.',
    en: 'was changed outside the editor. Nothing was saved. Copy your text, then reload the page.',
  },
  lost: {
    fr: 'L’éditeur ne répond plus. Gardez cette page ouverte, et relancez «\u00a0npm run edit\u00a0».',
    en: 'The editor does not answer. Keep this page open, and run “npm run edit” again.',
  },
  notKept: {
    fr: 'Le fichier est écrit, mais Git ne l’a pas gardé\u00a0:',
    en: 'The file is written, but Git has not kept it:',
  },
  advice: {
    fr: 'Enregistré, mais la publication échouera\u00a0:',
    en: 'Saved, but it will not publish:',
  },
} satisfies Record<string, Bilingual>;
