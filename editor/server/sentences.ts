import type { Bilingual } from '../bilingual';

/** What the server says to the owner. */
export const sentences = {
  wrongFile: {
    fr: 'L’éditeur ne peut pas changer ce fichier.',
    en: 'The editor cannot change this file.',
  },
  unknownRequest: { fr: 'Cette adresse n’existe pas.', en: 'There is nothing at this address.' },
  locked: {
    fr: 'Ouvrez l’éditeur par l’adresse qu’affiche « npm run edit ».',
    en: 'Open the editor by the address that “npm run edit” prints.',
  },
  inUse: {
    fr: 'Une page montre encore cette image : elle n’a pas été supprimée.',
    en: 'A page still shows this picture: it was not deleted.',
  },
  tooLarge: {
    fr: 'Ce fichier dépasse 32 Mo. Choisissez-en un plus petit.',
    en: 'This file is larger than 32 MB. Choose a smaller one.',
  },
  failed: {
    fr: 'Une erreur inattendue est survenue. Le terminal en dit plus.',
    en: 'There was an unexpected error. The terminal says more.',
  },
} satisfies Record<string, Bilingual>;
