/** What a candidate for a language may not contain (spec, section 5), whatever white space stands in it. */
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

/** Whether a text looks like script injection. Such a candidate is dropped as a whole. */
export function looksLikeScript(text: string): boolean {
  const dense = text.replace(/\s/g, '');
  return patterns.some((pattern) => pattern.test(dense));
}
