import type { Message } from './message';

/** What the checks say of texts. */
export const wordMessages: Message[] = [
  [
    /^not a language of the site, expected one of .+$/,
    'Ce n’est pas une langue du site. Reprenez une version précédente.',
    'This is not a language of the site. Bring back an earlier version.',
  ],
  [
    /^the folder is missing$/,
    'Tous les textes de cette langue manquent. Reprenez une version précédente.',
    'All the texts of this language are missing. Bring back an earlier version.',
  ],
  [
    /^no page and no record uses this file$/,
    'Ces textes n’ont plus de place sur le site. Supprimez-les.',
    'These texts no longer have a place on the site. Delete them.',
  ],
  [
    /^expected a text, found .*$/,
    'Il faut un texte ici. Écrivez-le.',
    'A text is needed here. Write it.',
  ],
  [/^the text is empty$/, 'Ce texte est vide. Remplissez-le.', 'This text is empty. Fill it in.'],
  [
    /^unknown fact "(.+)", expected one of .+$/,
    '{{$1}} n’existe pas. Vérifiez l’orthographe, ou enlevez-le.',
    '{{$1}} does not exist. Check the spelling, or remove it.',
  ],
  [
    /^nothing uses this key$/,
    'Ce texte n’a plus de place sur le site. Supprimez-le.',
    'This text no longer has a place on the site. Delete it.',
  ],
  [
    /^a page asks for this key, but it is missing$/,
    'Une page a besoin de ce texte. Remettez-le.',
    'A page needs this text. Put it back.',
  ],
  [
    /^the key is missing, fr has it$/,
    'Ce texte manque dans cette langue. Traduisez-le.',
    'This text is missing in this language. Translate it.',
  ],
  [
    /^the key is unknown, fr does not have it$/,
    'Ce texte n’existe pas en français. Ajoutez-le en français, ou enlevez-le ici.',
    'This text does not exist in French. Add it in French, or remove it here.',
  ],
  [
    /^the text is the same as in (.+), expected a translation$/,
    'Ce texte est le même que dans une autre langue ($1). Traduisez-le.',
    'This text is the same as in another language ($1). Translate it.',
  ],
  [
    /^"(.+)" is not used here, write "(.+)"$/,
    'Le site n’emploie pas «\u00a0$1\u00a0»\u00a0: écrivez «\u00a0$2\u00a0».',
    'The site does not use “$1”: write “$2”.',
  ],
];
