import type { EditorLanguage } from '../bilingual';

const differing = /^placeholders (.+), expected (.+) as in fr$/;

const namesIn = (list: string) => (list === 'none' ? [] : list.split(', '));

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

const sentences = {
  fr: {
    missing: (name: string) =>
      `Il manque {{${name}}}, que contient le texte français. Remettez-le tel quel.`,
    unknown: (name: string) => `Le texte français n’a pas {{${name}}}. Enlevez-le.`,
  },
  en: {
    missing: (name: string) =>
      `{{${name}}} is missing, which the French text has. Put it back unchanged.`,
    unknown: (name: string) => `The French text does not have {{${name}}}. Remove it.`,
  },
};

/** Says which placeholders a translation lacks, and which only it has; undefined for any other message. */
export function placeholderMessage(message: string, language: EditorLanguage): string | undefined {
  const [, found, expected] = differing.exec(message) ?? [];
  if (found === undefined || expected === undefined) return undefined;
  const { missing, unknown } = sentences[language];
  return [
    ...without(namesIn(expected), namesIn(found)).map(missing),
    ...without(namesIn(found), namesIn(expected)).map(unknown),
  ].join(' ');
}
