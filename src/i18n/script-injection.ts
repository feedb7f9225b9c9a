/** What a language candidate must not contain (spec, section 5), white space ignored. */
const patterns = [
  /<[^>]*script/i,
  /on\w+=/i,
  /(?:java|vb)script:/i,
  /eval/i,
  /alert/i,
  /document\.(?:cookie|write)/i,
  /window\.location/i,
  /innerHTML/i,
];

/** Whether a text looks like script injection. */
export function looksLikeScript(text: string): boolean {
  const dense = text.replace(/\s/g, '');
  return patterns.some((pattern) => pattern.test(dense));
}
