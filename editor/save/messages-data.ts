import path from 'node:path';
import type { ByCode } from '../../src/build/issue';
import type { DataCode } from '../../src/build/messages/data';
import type { IndexedCode } from '../../src/build/messages/indexed';
import type { Bilingual } from '../bilingual';

/** What the checks say of facts and pictures. */
export const dataMessages: ByCode<Bilingual, DataCode> = {
  'file-unknown': ({ meant }) => ({
    fr: `Ce fichier n’est pas l’un de ceux du site.${meant ? ` Renommez-le en ${meant}.` : ' Supprimez-le.'}`,
    en: `This is not one of the files of the site.${meant ? ` Rename it to ${meant}.` : ' Delete it.'}`,
  }),
  'phone-differs': ({ shown, dialled }) => ({
    fr: `Le téléphone affiché (${shown}) et celui que le visiteur compose (${dialled}) ne sont pas le même numéro. Changez les deux.`,
    en: `The telephone number shown (${shown}) and the one that is dialled (${dialled}) are not the same. Change both.`,
  }),
  'file-missing': () => ({
    fr: 'Il manque un fichier du site. Reprenez une version précédente.',
    en: 'Part of the site’s content is missing. Bring back an earlier version.',
  }),
  'not-json': ({ line }) => ({
    fr: `Ce fichier ne peut pas être lu (ligne ${line}). Reprenez sa dernière version.`,
    en: `This file cannot be read (line ${line}). Bring back its last version.`,
  }),
  'max-too-low': ({ max, value }) => ({
    fr: `Le nombre le plus élevé, ${max}, doit dépasser le nombre, ${value}.`,
    en: `The highest number, ${max}, has to be above the number, ${value}.`,
  }),
  'closes-too-early': () => ({
    fr: 'L’heure de fermeture doit venir après l’heure d’ouverture.',
    en: 'The closing time has to come after the opening time.',
  }),
  'updated-too-early': ({ published }) => ({
    fr: `Cette date vient avant la première publication, le ${published}.`,
    en: `This date comes before the first publication, ${published}.`,
  }),
  'picture-unlike-night': ({ size, expected, night }) => ({
    fr: `Cette image a ${size} px. Il en faut ${expected}, comme pour sa version de nuit, ${path.basename(night)}.`,
    en: `This picture has ${size} px. It needs ${expected}, like its version by night, ${path.basename(night)}.`,
  }),
  'unknown-slug': ({ slug }) => ({
    fr: `Le choix «\u00a0${slug}\u00a0» n’existe plus. Prenez-en un autre dans la liste.`,
    en: `The choice “${slug}” no longer exists. Take another one from the list.`,
  }),
  'inspection-missing': () => ({
    fr: 'L’outil du contrôle périodique a besoin des délais de contrôle. Remplissez-les, ou retirez l’outil.',
    en: 'The tool for the periodic inspection needs the periods of inspection. Fill them in, or remove the tool.',
  }),
  taken: ({ value, owner }) => ({
    fr: `«\u00a0${value}\u00a0» est déjà pris par «\u00a0${owner}\u00a0». Choisissez autre chose.`,
    en: `“${value}” is already taken by “${owner}”. Choose something else.`,
  }),
  'language-prefix': ({ route }) => ({
    fr: `L’adresse «\u00a0${route}\u00a0» commence comme celle d’une langue du site. Choisissez-en une autre.`,
    en: `The address “${route}” starts like that of a language of the site. Choose another one.`,
  }),
  'point-without-place': () => ({
    fr: 'Ce point n’a pas de place dans l’image de la page d’accueil. Choisissez-en un autre.',
    en: 'This point has no place in the picture of the home page. Choose another one.',
  }),
  'not-plausible': ({ value, min, max }) => ({
    fr: `${value} n’est pas plausible. Indiquez un nombre de ${min} à ${max}.`,
    en: `${value} is not plausible. Enter a number from ${min} to ${max}.`,
  }),
  'constant-not-one': () => ({
    fr: 'Chaque valeur du calcul solaire doit être dans la liste, une seule fois. Annulez l’ajout ou la suppression.',
    en: 'Each value of the solar estimate has to be in the list, once only. Undo the addition or the deletion.',
  }),
  'other-unit': ({ unit }) => ({
    fr: `Cette valeur a une unité fixe. Remettez «\u00a0${unit}\u00a0».`,
    en: `This value has a fixed unit. Put back “${unit}”.`,
  }),
  'too-low': ({ high, lower, low }) =>
    lower === 'grant_step'
      ? {
          fr: `${high} est trop bas\u00a0: la puissance du palier est de ${low}.`,
          en: `${high} is too low: the power of the step is ${low}.`,
        }
      : {
          fr: `${high} est trop bas\u00a0: la part à laquelle ce nombre se compare est de ${low}.`,
          en: `${high} is too low: the share that it is compared with is ${low}.`,
        },
  'figure-missing': () => ({
    fr: 'Le calcul solaire a besoin de ce chiffre. Remettez-le.',
    en: 'The solar estimate needs this figure. Put it back.',
  }),
  'solar-missing': ({ service }) => ({
    fr: `Le calcul solaire n’a pas de valeurs. Remettez-les, ou retirez l’outil du service «\u00a0${service}\u00a0».`,
    en: `The solar estimate has no values. Put them back, or remove the tool from the service “${service}”.`,
  }),
  'picture-missing': ({ image }) => ({
    fr: `L’image ${path.basename(image)} manque. Choisissez-en une autre.`,
    en: `The picture ${path.basename(image)} is missing. Choose another one.`,
  }),
  'picture-unreadable': ({ image }) => ({
    fr: `L’image ${path.basename(image)} ne peut pas être lue. Choisissez-en une autre.`,
    en: `The picture ${path.basename(image)} cannot be read. Choose another one.`,
  }),
  'picture-too-small': ({ image, size, shown }) => ({
    fr: `L’image ${path.basename(image)} a ${size} px. Il en faut au moins ${shown}.`,
    en: `The picture ${path.basename(image)} has ${size} px. It needs at least ${shown}.`,
  }),
  'picture-unused': () => ({
    fr: 'Cette image n’est plus montrée nulle part. Supprimez-la.',
    en: 'This picture is no longer shown anywhere. Delete it.',
  }),
};

const tasks = {
  forms: { fr: 'reçoit les formulaires', en: 'receives the forms' },
  hosting: { fr: 'héberge le site', en: 'hosts the site' },
};

/** What the checks say of a site that search engines may list. */
export const indexedMessages: ByCode<Bilingual, IndexedCode> = {
  'example-host': ({ host }) => ({
    fr: `«\u00a0${host}\u00a0» est une adresse d’exemple. Mettez la vraie avant de rendre le site visible dans les moteurs de recherche.`,
    en: `“${host}” is an example address. Put the real one before search engines may list the site.`,
  }),
  'example-number': () => ({
    fr: 'Ce numéro est un exemple. Mettez le vrai avant de rendre le site visible dans les moteurs de recherche.',
    en: 'This number is an example. Put the real one before search engines may list the site.',
  }),
  'example-street': () => ({
    fr: 'Cette rue est un exemple. Mettez la vraie avant de rendre le site visible dans les moteurs de recherche.',
    en: 'This street is an example. Put the real one before search engines may list the site.',
  }),
  'fact-empty': () => ({
    fr: 'Ce champ est vide. Remplissez-le avant de rendre le site visible dans les moteurs de recherche.',
    en: 'This field is empty. Fill it in before search engines may list the site.',
  }),
  'no-uid': ({ text }) => ({
    fr: `«\u00a0${text}\u00a0» n’est pas un numéro IDE comme CHE-123.456.788. Corrigez-le avant de rendre le site visible dans les moteurs de recherche.`,
    en: `“${text}” is not a business number like CHE-123.456.788. Correct it before search engines may list the site.`,
  }),
  'no-processor': ({ purpose }) => ({
    fr: `Indiquez le prestataire qui ${tasks[purpose].fr} avant de rendre le site visible dans les moteurs de recherche.`,
    en: `Say which service ${tasks[purpose].en} before search engines may list the site.`,
  }),
  'no-safeguard': ({ processor, countries }) => ({
    fr: `Indiquez ce qui protège les données que ${processor} transmet à l’étranger (${countries}) avant de rendre le site visible dans les moteurs de recherche.`,
    en: `Say what protects the data that ${processor} takes abroad (${countries}) before search engines may list the site.`,
  }),
  'not-confirmed': () => ({
    fr: 'Confirmez ce point et indiquez la date avant de rendre le site visible dans les moteurs de recherche.',
    en: 'Confirm this and enter the date before search engines may list the site.',
  }),
  'not-reviewed': () => ({
    fr: 'Faites relire les textes juridiques et indiquez la date avant de rendre le site visible dans les moteurs de recherche.',
    en: 'Have the legal texts reviewed and enter the date before search engines may list the site.',
  }),
};
