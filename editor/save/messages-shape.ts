import type { Message } from './message';

/** What zod says itself. */
export const shapeMessages: Message[] = [
  [
    /^Invalid input: expected string, received .+$/,
    'Ce champ est vide. Remplissez-le.',
    'This field is empty. Fill it in.',
  ],
  [/^Invalid input: expected number, received .+$/, 'Indiquez un nombre.', 'Enter a number.'],
  [
    /^Invalid input: expected int, received .+$/,
    'Indiquez un nombre entier.',
    'Enter a whole number.',
  ],
  [/^Invalid input: expected boolean, received .+$/, 'Choisissez oui ou non.', 'Choose yes or no.'],
  [
    /^Invalid input: expected (?:array|object|record), received .+$/,
    'Cette partie manque. Remplissez-la.',
    'This part is missing. Fill it in.',
  ],
  [
    /^Invalid (?:option: expected one of|input: expected) [^,]+$/,
    'Choisissez l’une des possibilités de la liste.',
    'Choose one of those in the list.',
  ],
  [
    /^Unrecognized keys?: (.+)$/,
    'Ce contenu n’a pas de place ici\u00a0: $1. Enlevez-le.',
    'This content has no place here: $1. Remove it.',
  ],
  [
    /^Too small: expected string to have >=1 characters$/,
    'Ce texte est vide. Remplissez-le.',
    'This text is empty. Fill it in.',
  ],
  [
    /^Too (?:small|big): expected string to have exactly (\d+) characters$/,
    'Écrivez exactement $1 lettres.',
    'Write exactly $1 letters.',
  ],
  [
    /^Too small: expected array to have >=(\d+) items$/,
    'La liste est trop courte. Il en faut au moins $1.',
    'The list is too short. It needs at least $1.',
  ],
  [
    /^Too small: expected (?:number|int) to be >=(.+)$/,
    'Indiquez un nombre d’au moins $1.',
    'Enter a number of at least $1.',
  ],
  [
    /^Too small: expected (?:number|int) to be >(\d.*)$/,
    'Indiquez un nombre plus grand que $1.',
    'Enter a number greater than $1.',
  ],
  [
    /^Too big: expected (?:number|int) to be <=(.+)$/,
    'Indiquez un nombre d’au plus $1.',
    'Enter a number of at most $1.',
  ],
  [
    /^Invalid email address$/,
    'Écrivez une adresse e-mail complète\u00a0: nom@exemple.ch.',
    'Write a whole email address: name@example.ch.',
  ],
  [
    /^Invalid URL$/,
    'Écrivez une adresse complète, qui commence par https://.',
    'Write a whole address, which starts with https://.',
  ],
  [/^Invalid ISO date$/, 'Choisissez une date du calendrier.', 'Choose a date of the calendar.'],
];
