/** Name of a field in the editor and an optional hint, in the editor's languages. */
export interface Label {
  fr: string;
  en: string;
  hint?: { fr: string; en: string };
}

/**
 * The label of a field, for its `.meta()`: its name in French and in English. A hint may follow, a line for each
 * language.
 *
 * @example
 * label`Pays | Country
 *   En deux lettres : CH
 *   In two letters: CH`
 */
export function label({ raw }: TemplateStringsArray): { label: Label } {
  const [names = '', ...hint] = raw
    .join('')
    .split('\n')
    .map((line) => line.trim());
  const [fr, en, ...rest] = names.split(' | ');
  if (!fr || !en || rest.length > 0 || ![0, 2].includes(hint.length))
    throw new Error(`not a label: ${raw.join('')}`);
  const [hintFr, hintEn] = hint;
  return { label: { fr, en, ...(hintFr && hintEn && { hint: { fr: hintFr, en: hintEn } }) } };
}
