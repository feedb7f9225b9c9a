import type { Bilingual } from '../bilingual';

/** Texts of the page around the editor. */
export const words = {
  title: { fr: 'Éditer le site', en: 'Edit the site' },
  ready: { fr: 'Prêt', en: 'Ready' },
  saved: { fr: 'Enregistré à', en: 'Saved at' },
  advice: { fr: 'Enregistré. À savoir', en: 'Saved. Please note' },
  refused: { fr: 'Rien n’a été enregistré', en: 'Nothing was saved' },
  lost: {
    fr: 'L’éditeur ne répond plus. Relancez «\u00a0npm run edit\u00a0»\u00a0: votre brouillon est gardé.',
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
    fr: 'Chaque ligne est un enregistrement, le plus récent en haut. En annuler un laisse les autres en place.',
    en: 'Each line is a save, the newest on top. To undo one leaves the others in place.',
  },
  undo: { fr: 'Annuler', en: 'Undo' },
  broken: { fr: 'Fichiers illisibles', en: 'Files that cannot be read' },
  brokenText: {
    fr: 'Le reste du site se modifie comme d’habitude. Corrigez la ligne dans un éditeur de texte, ou reprenez la dernière version lisible.',
    en: 'The rest of the site can be edited as usual. Correct the line in a text editor, or bring back the last version that can be read.',
  },
  line: { fr: 'ligne', en: 'line' },
  bringBack: { fr: 'Reprendre la dernière version', en: 'Bring back the last version' },
  notice: { fr: 'Au dernier arrêt', en: 'When it last stopped' },
  unused: { fr: 'Images inutilisées', en: 'Unused pictures' },
  unusedText: {
    fr: 'Aucune page ne montre ces images. Le site ne peut pas être publié tant qu’elles sont là.',
    en: 'No page shows these pictures. The site cannot be published while they are there.',
  },
  remove: { fr: 'Supprimer', en: 'Delete' },
  publish: { fr: 'Publier', en: 'Publish' },
  faults: { fr: 'À mettre en ordre avant de publier\u00a0:', en: 'To mend before publishing:' },
  changes: { fr: 'Ce qui va changer sur le site\u00a0:', en: 'What will change on the site:' },
  waiting: {
    fr: 'Ces commits attendent sur cet ordinateur. Ils y restent, et ne sont pas publiés\u00a0:',
    en: 'These commits wait on this computer. They stay here, and are not published:',
  },
  first: {
    fr: 'Cette branche n’a encore jamais été publiée. Ces commits partent avec elle\u00a0:',
    en: 'This branch has never been published. These commits go with it:',
  },
  leftAlone: {
    fr: 'Ces fichiers ont été changés en dehors de l’éditeur. Ils ne sont pas publiés\u00a0:',
    en: 'These files were changed outside the editor. They are not published:',
  },
  publishing: { fr: 'Publication…', en: 'Publishing…' },
  published: {
    fr: 'Envoyé. L’hébergeur construit le site. Si rien n’y change dans dix minutes, regardez son journal, ou demandez à la personne qui l’a installé.',
    en: 'Sent. The host builds the site. If nothing changes there within ten minutes, look at its log, or ask whoever set it up.',
  },
  keepOwn: { fr: 'Garder les miennes', en: 'Keep mine' },
  keepPublished: { fr: 'Garder les leurs', en: 'Keep theirs' },
  notPublished: { fr: 'Rien n’a été publié', en: 'Nothing was published' },
} satisfies Record<string, Bilingual>;
