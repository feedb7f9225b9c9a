import type { Message } from './message';

/** What the checks say of a site that search engines may list. */
export const indexedMessages: Message[] = [
  [
    /^(.+) is reserved for examples, and .*$/,
    '«\u00a0$1\u00a0» est une adresse d’exemple. Mettez la vraie avant de rendre le site visible dans les moteurs de recherche.',
    '“$1” is an example address. Put the real one before search engines may list the site.',
  ],
  [
    /^this number is a placeholder, and .*$/,
    'Ce numéro est un exemple. Mettez le vrai avant de rendre le site visible dans les moteurs de recherche.',
    'This number is an example. Put the real one before search engines may list the site.',
  ],
  [
    /^this street is a placeholder, and .*$/,
    'Cette rue est un exemple. Mettez la vraie avant de rendre le site visible dans les moteurs de recherche.',
    'This street is an example. Put the real one before search engines may list the site.',
  ],
  [
    /^is empty, and .*$/,
    'Ce champ est vide. Remplissez-le avant de rendre le site visible dans les moteurs de recherche.',
    'This field is empty. Fill it in before search engines may list the site.',
  ],
  [
    /^"(.*)" is no UID like (\S+): .*$/,
    '«\u00a0$1\u00a0» n’est pas un numéro IDE comme $2. Corrigez-le avant de rendre le site visible dans les moteurs de recherche.',
    '“$1” is not a business number like $2. Correct it before search engines may list the site.',
  ],
  [
    /^none has the purpose "forms", and .*$/,
    'Indiquez le prestataire qui reçoit les formulaires avant de rendre le site visible dans les moteurs de recherche.',
    'Say which service receives the forms before search engines may list the site.',
  ],
  [
    /^none has the purpose "hosting", and .*$/,
    'Indiquez le prestataire qui héberge le site avant de rendre le site visible dans les moteurs de recherche.',
    'Say which service hosts the site before search engines may list the site.',
  ],
  [
    /^the legal texts have no date of review, and .*$/,
    'Faites relire les textes juridiques et indiquez la date avant de rendre le site visible dans les moteurs de recherche.',
    'Have the legal texts reviewed and enter the date before search engines may list the site.',
  ],
  [
    /^is not set, and "indexed" is true$/,
    'La clé des formulaires manque chez l’hébergeur. Sans elle, aucun formulaire n’arrive. Ajoutez-la avant de rendre le site visible dans les moteurs de recherche.',
    'The key for the forms is missing at the host. Without it, no form arrives. Add it before search engines may list the site.',
  ],
];
