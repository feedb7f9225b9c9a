import type { Message } from './message';

/** What the checks say of punctuation. */
export const typographyMessages: Message[] = [
  [
    /^the fonts do not have (.+), write it another way$/,
    'Les polices du site n’ont pas ce signe\u00a0: $1. Écrivez autrement.',
    'The fonts of the site do not have this character: $1. Write it another way.',
  ],
  [
    /^a straight apostrophe, expected ’$/,
    'Remplacez l’apostrophe droite par ’.',
    'Replace the straight apostrophe by ’.',
  ],
  [
    /^three dots, expected …$/,
    'Remplacez les trois points par le seul signe «\u00a0…\u00a0».',
    'Replace the three dots by the one sign “…”.',
  ],
  [
    /^a space too many$/,
    'Il y a une espace de trop. Enlevez-la.',
    'There is a space too many. Remove it.',
  ],
  [
    /^a hyphen at which a line may end, expected Wi‑Fi with U\+2011$/,
    'Écrivez Wi‑Fi avec un trait d’union insécable\u00a0: copiez-le d’ici.',
    'Write Wi‑Fi with a hyphen at which no line ends: copy it from here.',
  ],
  [
    /^expected a narrow no-break space \(U\+202F\) before ; \? !$/,
    'Mettez une espace fine insécable avant\u202f;\u202f? et\u202f!',
    'Put a narrow no-break space before ; ? and !',
  ],
  [
    /^expected a no-break space \(U\+00A0\) before :$/,
    'Mettez une espace insécable avant les deux-points.',
    'Put a no-break space before the colon.',
  ],
  [
    /^expected a no-break space \(U\+00A0\) inside « »$/,
    'Mettez des espaces insécables à l’intérieur des guillemets.',
    'Put no-break spaces inside the quotation marks.',
  ],
  [
    /^a space before a punctuation mark$/,
    'Enlevez l’espace avant le signe de ponctuation.',
    'Remove the space before the punctuation mark.',
  ],
  [
    /^a question or exclamation without ¿ or ¡ at its start$/,
    'Commencez la question par ¿ et l’exclamation par ¡.',
    'Start a question with ¿ and an exclamation with ¡.',
  ],
];
