import type { Bilingual } from '../bilingual';
import type { ByCode } from '../../src/build/issue';
import type { ModelCode } from '../../src/build/messages/model';

/** What the model says of single facts (`src/content/model`). */
export const modelMessages: ByCode<Bilingual, ModelCode> = {
  'day-unknown': () => ({
    fr: 'Indiquez un jour du calendrier, mois-jour\u00a0: 08-01.',
    en: 'Enter a day of the calendar, month-day: 08-01.',
  }),
  'day-too-late': () => ({
    fr: 'Indiquez un jour jusqu’au 25 décembre\u00a0: 12-25.',
    en: 'Enter a day up to 25 December: 12-25.',
  }),
  'rule-not-one': () => ({
    fr: 'Remplissez une seule des quatre règles, en entier, et laissez vides les autres.',
    en: 'Fill in one of the four rules only, in full, and leave the others empty.',
  }),
  'to-before-from': () => ({
    fr: 'Le dernier jour vient avant le premier. Corrigez l’un des deux.',
    en: 'The last day comes before the first. Correct one of them.',
  }),
  'final-slash': () => ({
    fr: 'Enlevez la barre oblique à la fin de l’adresse.',
    en: 'Remove the slash at the end of the address.',
  }),
  'phone-form': () => ({
    fr: 'Écrivez le numéro avec +, l’indicatif du pays et sans espaces\u00a0: +41220000000.',
    en: 'Write the number with + and the country’s code, without spaces: +41220000000.',
  }),
  'short-number-form': () => ({
    fr: 'Écrivez seulement les chiffres du numéro\u00a0: 118.',
    en: 'Write only the digits of the number: 118.',
  }),
  'preload-alone': () => ({
    fr: 'L’inscription dans la liste des navigateurs demande aussi le réglage des sous-domaines. Activez-le.',
    en: 'The entry in the browsers’ list needs the setting for subdomains as well. Turn it on.',
  }),
  'slug-form': () => ({
    fr: 'Choisissez ou écrivez un nom fait de lettres et de chiffres.',
    en: 'Choose or write a name made of letters and digits.',
  }),
  'picture-form': () => ({
    fr: 'Choisissez une image WebP, PNG ou JPG, dont le nom n’a ni majuscules, ni accents, ni espaces.',
    en: 'Choose a WebP, PNG or JPG picture whose name has no capitals, accents or spaces.',
  }),
  'route-form': () => ({
    fr: 'Écrivez une adresse qui commence par / et n’a ni accents ni espaces\u00a0: /service-Courant_Fort.',
    en: 'Write an address that starts with / and has no accents or spaces: /service-Courant_Fort.',
  }),
  'time-form': () => ({
    fr: 'Indiquez une heure, comme 07:30.',
    en: 'Enter a time, such as 07:30.',
  }),
  'year-to-come': () => ({
    fr: 'Cette année est encore à venir. Corrigez-la.',
    en: 'This year is still to come. Correct it.',
  }),
  'date-to-come': () => ({
    fr: 'Cette date est encore à venir. Corrigez-la.',
    en: 'This date is still to come. Correct it.',
  }),
  'town-or-year': () => ({
    fr: 'Indiquez la localité et l’année d’un chantier réel. Pour un chantier type, laissez les deux vides.',
    en: 'Enter the town and the year of a real project. Leave both empty for a typical job.',
  }),
  'kind-twice': () => ({
    fr: 'Deux genres de bâtiments portent le même nom. Changez-en un.',
    en: 'Two kinds of buildings have the same name. Change one of them.',
  }),
  'country-code': () => ({
    fr: 'Indiquez un pays par son code à deux lettres, comme CH, ou EU pour l’Union européenne.',
    en: 'Enter a country by its code of two letters, such as CH, or EU for the European Union.',
  }),
  'language-code': () => ({
    fr: 'Indiquez une langue par son code à deux lettres, comme de.',
    en: 'Enter a language by its code of two letters, such as de.',
  }),
  'no-night': () => ({
    fr: 'La nuit doit finir à une autre heure que celle où elle commence.',
    en: 'The night has to end at another time than it begins.',
  }),
  'vat-of-price': () => ({
    fr: 'Un prix s’affiche TVA comprise : indiquez-le ici si elle y est, sinon corrigez le nombre. Laissez vide si ce n’est pas un prix.',
    en: 'A price is shown with VAT: say here that it is in it, or else correct the number. Leave empty what is not a price.',
  }),
  'tilts-incomplete': () => ({
    fr: 'Il faut une ligne, et une seule, pour chaque inclinaison du toit. Annulez l’ajout ou la suppression.',
    en: 'Each tilt of the roof needs one row, and one only. Undo the addition or the deletion.',
  }),
  'first-unknown': () => ({
    fr: 'Ce ménage n’est plus dans la liste. Choisissez-en un autre.',
    en: 'This household is no longer in the list. Choose another one.',
  }),
  'outside-picture': () => ({
    fr: 'Ce point est hors de l’image. Indiquez un nombre de 0 à 100.',
    en: 'This point is outside the picture. Enter a number from 0 to 100.',
  }),
};
