import type { z } from 'zod';
import type { Owners } from './faults';

const empty = { fr: 'Ce texte est vide. Remplissez-le.', en: 'This text is empty. Fill it in.' };
const missing = {
  fr: 'Cette partie manque. Remplissez-la.',
  en: 'This part is missing. Fill it in.',
};
const other = {
  fr: 'Cette valeur n’est pas possible ici. Changez-la.',
  en: 'This value is not possible here. Change it.',
};
const choice = {
  fr: 'Choisissez l’une des possibilités de la liste.',
  en: 'Choose one of those in the list.',
};

/** Messages by the type that zod expects. */
const types: Record<string, Owners> = {
  string: { fr: 'Ce champ est vide. Remplissez-le.', en: 'This field is empty. Fill it in.' },
  number: { fr: 'Indiquez un nombre.', en: 'Enter a number.' },
  int: { fr: 'Indiquez un nombre entier.', en: 'Enter a whole number.' },
  boolean: { fr: 'Choisissez oui ou non.', en: 'Choose yes or no.' },
};

/** Messages by the format that zod expects. */
const formats: Record<string, Owners> = {
  email: {
    fr: 'Écrivez une adresse e-mail complète\u00a0: nom@exemple.ch.',
    en: 'Write a whole email address: name@example.ch.',
  },
  url: {
    fr: 'Écrivez une adresse complète, qui commence par https://.',
    en: 'Write a whole address, which starts with https://.',
  },
  date: {
    fr: 'Choisissez une date du calendrier.',
    en: 'Choose a date of the calendar, such as 2026-11-25.',
  },
};

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Owners {
  if (origin === 'string') return empty;
  if (origin === 'array')
    return {
      fr: `La liste est trop courte. Il en faut au moins ${minimum}.`,
      en: `The list is too short. It needs at least ${minimum}.`,
    };
  return inclusive
    ? {
        fr: `Indiquez un nombre d’au moins ${minimum}.`,
        en: `Enter a number of at least ${minimum}.`,
      }
    : {
        fr: `Indiquez un nombre plus grand que ${minimum}.`,
        en: `Enter a number greater than ${minimum}.`,
      };
}

const exactly = (length: number | bigint): Owners => ({
  fr: `Écrivez exactement ${length} lettres.`,
  en: `Write exactly ${length} letters.`,
});

/** Message to the owner for a fault that zod found. */
export function zodWords(issue: z.core.$ZodIssue): Owners {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? missing;
    case 'invalid_value':
    case 'invalid_union':
      return choice;
    case 'invalid_format':
      return formats[issue.format] ?? other;
    case 'unrecognized_keys':
      return {
        fr: `Ce contenu n’a pas de place ici\u00a0: ${issue.keys.join(', ')}. Enlevez-le.`,
        en: `This content has no place here: ${issue.keys.join(', ')}. Remove it.`,
      };
    case 'too_small':
      return issue.exact ? exactly(issue.minimum) : tooSmall(issue);
    case 'too_big':
      return issue.exact
        ? exactly(issue.maximum)
        : issue.origin === 'string'
          ? {
              fr: `Ce texte est trop long. Il peut avoir ${issue.maximum} caractères.`,
              en: `This text is too long. It can have ${issue.maximum} characters.`,
            }
          : {
              fr: `Indiquez un nombre d’au plus ${issue.maximum}.`,
              en: `Enter a number of at most ${issue.maximum}.`,
            };
    default:
      return other;
  }
}
