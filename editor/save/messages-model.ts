import type { Message } from './message';

/** What the model says of single facts (`src/build/model`). */
export const modelMessages: Message[] = [
  [
    /^a row with the layout "facts" needs at least one fact$/,
    'Un tableau de faits a besoin d’au moins un fait. Ajoutez-en un, ou choisissez une autre présentation.',
    'A table of facts needs at least one fact. Add one, or choose another layout.',
  ],
  [
    /^expected a day that the calendar has, like (.+)$/,
    'Indiquez un jour du calendrier, mois-jour\u00a0: $1.',
    'Enter a day of the calendar, month-day: $1.',
  ],
  [
    /^expected a day not after 12-25, .+$/,
    'Indiquez un jour jusqu’au 25 décembre\u00a0: 12-25.',
    'Enter a day up to 25 December: 12-25.',
  ],
  [
    /^expected either "date", "easter", .+$/,
    'Remplissez une seule des quatre règles, en entier, et laissez vides les autres.',
    'Fill in one of the four rules only, in full, and leave the others empty.',
  ],
  [
    /^is before "from"$/,
    'Le dernier jour vient avant le premier. Corrigez l’un des deux.',
    'The last day comes before the first. Correct one of them.',
  ],
  [
    /^expected an address without a slash at its end$/,
    'Enlevez la barre oblique à la fin de l’adresse.',
    'Remove the slash at the end of the address.',
  ],
  [
    /^expected a number like (\+\d+)$/,
    'Écrivez le numéro avec +, l’indicatif du pays et sans espaces\u00a0: $1.',
    'Write the number with + and the country’s code, without spaces: $1.',
  ],
  [
    /^expected a number like (\d+)$/,
    'Écrivez seulement les chiffres du numéro\u00a0: $1.',
    'Write only the digits of the number: $1.',
  ],
  [
    /^expected "includeSubDomains" to be true as well, .+$/,
    'L’inscription dans la liste des navigateurs demande aussi le réglage des sous-domaines. Activez-le.',
    'The entry in the browsers’ list needs the setting for subdomains as well. Turn it on.',
  ],
  [
    /^expected lower-case words joined by - or _$/,
    'Choisissez ou écrivez un nom fait de lettres et de chiffres.',
    'Choose or write a name made of letters and digits.',
  ],
  [
    /^expected a path like (.+)\.webp$/,
    'Choisissez une image WebP, PNG ou JPG, dont le nom n’a ni majuscules, ni accents, ni espaces.',
    'Choose a WebP, PNG or JPG picture whose name has no capitals, accents or spaces.',
  ],
  [
    /^expected a path like (\/.+)$/,
    'Écrivez une adresse qui commence par / et n’a ni accents ni espaces\u00a0: $1.',
    'Write an address that starts with / and has no accents or spaces: $1.',
  ],
  [/^expected a time like (.+)$/, 'Indiquez une heure, comme $1.', 'Enter a time, such as $1.'],
  [
    /^expected a year that is not in the future$/,
    'Cette année est encore à venir. Corrigez-la.',
    'This year is still to come. Correct it.',
  ],
  [
    /^expected a date that is not in the future$/,
    'Cette date est encore à venir. Corrigez-la.',
    'This date is still to come. Correct it.',
  ],
  [
    /^expected "town" and "year" of a real project, .+$/,
    'Indiquez la localité et l’année d’un chantier réel. Pour un chantier type, laissez les deux vides.',
    'Enter the town and the year of a real project. Leave both empty for a typical job.',
  ],
  [
    /^expected a slug of its own for each kind$/,
    'Deux genres de bâtiments portent le même nom. Changez-en un.',
    'Two kinds of buildings have the same name. Change one of them.',
  ],
  [
    /^expected an ISO 3166 code like CH, or EU$/,
    'Indiquez un pays par son code à deux lettres, comme CH, ou EU pour l’Union européenne.',
    'Enter a country by its code of two letters, such as CH, or EU for the European Union.',
  ],
  [
    /^expected an ISO 639 code like de$/,
    'Indiquez une langue par son code à deux lettres, comme de.',
    'Enter a language by its code of two letters, such as de.',
  ],
  [
    /^the night ends when it begins$/,
    'La nuit doit finir à une autre heure que celle où elle commence.',
    'The night has to end at another time than it begins.',
  ],
  [
    /^expected one row for each tilt of .+$/,
    'Il faut une ligne, et une seule, pour chaque inclinaison du toit. Annulez l’ajout ou la suppression.',
    'Each tilt of the roof needs one row, and one only. Undo the addition or the deletion.',
  ],
  [
    /^expected the slug of one of the items$/,
    'Ce ménage n’est plus dans la liste. Choisissez-en un autre.',
    'This household is no longer in the list. Choose another one.',
  ],
];
