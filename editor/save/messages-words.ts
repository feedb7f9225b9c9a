import type { ByCode } from '../../src/build/issue';
import type { TypographyCode, WordCode } from '../../src/build/messages/words';
import type { Bilingual } from '../bilingual';
import { misspelt } from '../form/field';

/** The names that one list has more often than the other. */
function without(names: string[], others: string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const place = left.indexOf(name);
    if (place < 0) return true;
    left.splice(place, 1);
    return false;
  });
}

/** Says which placeholders a translation lacks, and which only it has. */
function placeholderMessage(names: { found: string[]; expected: string[] }): Bilingual {
  const missing = without(names.expected, names.found).map((name) => `{{${name}}}`);
  const unknown = without(names.found, names.expected).map((name) => `{{${name}}}`);
  const fr = [
    ...missing.map(
      (name) => `Il manque ${name}, que contient le texte français. Remettez-le tel quel.`,
    ),
    ...unknown.map((name) => `Le texte français n’a pas ${name}. Enlevez-le.`),
  ];
  const en = [
    ...missing.map(
      (name) => `${name} is missing, which the French text has. Put it back unchanged.`,
    ),
    ...unknown.map((name) => `The French text does not have ${name}. Remove it.`),
  ];
  return { fr: fr.join(' '), en: en.join(' ') };
}

/** What the checks say of texts. */
export const wordMessages: ByCode<Bilingual, WordCode> = {
  'no-language': () => ({
    fr: 'Ce n’est pas une langue du site. Reprenez une version précédente.',
    en: 'This is not a language of the site. Bring back an earlier version.',
  }),
  'folder-missing': () => ({
    fr: 'Tous les textes de cette langue manquent. Reprenez une version précédente.',
    en: 'All the texts of this language are missing. Bring back an earlier version.',
  }),
  'file-unused': () => ({
    fr: 'Ces textes n’ont plus de place sur le site. Supprimez-les.',
    en: 'These texts no longer have a place on the site. Delete them.',
  }),
  'no-text': () => ({
    fr: 'Il faut un texte ici. Écrivez-le.',
    en: 'A text is needed here. Write it.',
  }),
  'text-empty': () => ({
    fr: 'Ce texte est vide. Remplissez-le.',
    en: 'This text is empty. Fill it in.',
  }),
  'unknown-fact': ({ name }) => ({
    fr: `{{${name}}} n’existe pas. Vérifiez l’orthographe, ou enlevez-le.`,
    en: `{{${name}}} does not exist. Check the spelling, or remove it.`,
  }),
  'key-unused': () => ({
    fr: 'Ce texte n’a plus de place sur le site. Supprimez-le.',
    en: 'This text no longer has a place on the site. Delete it.',
  }),
  'key-missing': () => ({
    fr: 'Une page a besoin de ce texte. Remettez-le.',
    en: 'A page needs this text. Put it back.',
  }),
  'point-without-words': () => ({
    fr: 'Un point de l’image d’accueil a besoin de ce texte. Remettez-le.',
    en: 'A point of the home page’s picture needs this text. Put it back.',
  }),
  'translation-missing': () => ({
    fr: 'Ce texte manque dans cette langue. Traduisez-le.',
    en: 'This text is missing in this language. Translate it.',
  }),
  'translation-unknown': () => ({
    fr: 'Ce texte n’existe pas en français. Ajoutez-le en français, ou enlevez-le ici.',
    en: 'This text does not exist in French. Add it in French, or remove it here.',
  }),
  'other-placeholders': placeholderMessage,
  'rejected-term': ({ term, better }) => ({
    fr: `Le site n’emploie pas «\u00a0${term}\u00a0»\u00a0: écrivez «\u00a0${better}\u00a0».`,
    en: `The site does not use “${term}”: write “${better}”.`,
  }),
  'unknown-characters': ({ characters }) => ({
    fr: `Les polices du site n’ont pas ce signe\u00a0: ${characters}. Écrivez autrement.`,
    en: `The fonts of the site do not have this character: ${characters}. Write it another way.`,
  }),
  'broken-placeholder': () => misspelt,
};

/** What they say of punctuation. */
export const typographyMessages: ByCode<Bilingual, TypographyCode> = {
  'straight-apostrophe': () => ({
    fr: 'Remplacez l’apostrophe droite par ’.',
    en: 'Replace the straight apostrophe by ’.',
  }),
  'three-dots': () => ({
    fr: 'Remplacez les trois points par le seul signe «\u00a0…\u00a0».',
    en: 'Replace the three dots by the one sign “…”.',
  }),
  'extra-space': () => ({
    fr: 'Il y a une espace de trop. Enlevez-la.',
    en: 'There is a space too many. Remove it.',
  }),
  'breaking-hyphen': () => ({
    fr: 'Écrivez Wi‑Fi avec un trait d’union insécable\u00a0: copiez-le d’ici.',
    en: 'Write Wi‑Fi with a hyphen at which no line ends: copy it from here.',
  }),
  'narrow-space': () => ({
    fr: 'Mettez une espace fine insécable avant\u202f;\u202f? et\u202f!',
    en: 'Put a narrow no-break space before ; ? and !',
  }),
  'colon-space': () => ({
    fr: 'Mettez une espace insécable avant les deux-points.',
    en: 'Put a no-break space before the colon.',
  }),
  'quotes-space': () => ({
    fr: 'Mettez des espaces insécables à l’intérieur des guillemets.',
    en: 'Put no-break spaces inside the quotation marks.',
  }),
  'space-before-mark': () => ({
    fr: 'Enlevez l’espace avant le signe de ponctuation.',
    en: 'Remove the space before the punctuation mark.',
  }),
  'no-opening-mark': () => ({
    fr: 'Commencez la question par ¿ et l’exclamation par ¡.',
    en: 'Start a question with ¿ and an exclamation with ¡.',
  }),
};
