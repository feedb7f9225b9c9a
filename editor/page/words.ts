import type { Bilingual } from '../bilingual';

/** What the page around the editor says. */
export const words = {
  title: { fr: 'Éditer le site', en: 'Edit the site' },
  ready: { fr: 'Prêt', en: 'Ready' },
  saved: { fr: 'Enregistré à', en: 'Saved at' },
  refused: { fr: 'Rien n’a été enregistré', en: 'Nothing was saved' },
  lost: {
    fr: 'L’éditeur ne répond plus. Relancez « npm run edit » : votre brouillon est gardé.',
    en: 'The editor does not answer. Run “npm run edit” again: your draft is kept.',
  },
  close: { fr: 'Fermer', en: 'Close' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  preview: { fr: 'Aperçu', en: 'Preview' },
  previewStarts: {
    fr: 'L’aperçu démarre. La première fois, cela prend environ une minute…',
    en: 'The preview is starting. The first time this takes about a minute…',
  },
  states: { fr: 'États antérieurs', en: 'Earlier states' },
  noStates: { fr: 'Aucune modification n’a encore été enregistrée.', en: 'Nothing was saved yet.' },
  before: {
    fr: 'Chaque ligne est un enregistrement. « Annuler » remet ses fichiers dans l’état d’avant.',
    en: 'Each line is a save. “Undo” brings its files back to how they were before it.',
  },
  undo: { fr: 'Annuler', en: 'Undo' },
  unused: { fr: 'Images inutilisées', en: 'Unused pictures' },
  unusedText: {
    fr: 'Aucune page ne montre ces images. Le site ne peut pas être publié tant qu’elles sont là.',
    en: 'No page shows these pictures. The site cannot be published while they are there.',
  },
  remove: { fr: 'Supprimer', en: 'Delete' },
  publish: { fr: 'Publier', en: 'Publish' },
  issues: { fr: 'À mettre en ordre avant de publier :', en: 'To mend before publishing:' },
  changes: { fr: 'Ce qui va changer sur le site :', en: 'What will change on the site:' },
  commits: { fr: 'Enregistré, mais pas encore envoyé :', en: 'Committed, but not sent yet:' },
  leftAlone: {
    fr: 'Ces autres fichiers ont changé. Ils ne sont pas publiés :',
    en: 'These other files have changed. They are not published:',
  },
  publishing: { fr: 'Publication…', en: 'Publishing…' },
  published: {
    fr: 'Envoyé. L’hébergeur construit le site ; il est à jour en quelques minutes.',
    en: 'Sent. The host builds the site; it is up to date in a few minutes.',
  },
  notPublished: { fr: 'Rien n’a été publié', en: 'Nothing was published' },
} satisfies Record<string, Bilingual>;
