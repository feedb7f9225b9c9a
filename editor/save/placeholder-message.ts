import type { Bilingual } from '../bilingual';

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
export function placeholderMessage(names: { found: string[]; expected: string[] }): Bilingual {
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
