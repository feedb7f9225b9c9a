/** What a candidate for a language may not contain (spec, section 5). */
const patterns = [
  /<[^>]*script/i,
  /on\w+\s*=/i,
  /(?:java|vb)script\s*:/i,
  /\beval\b/i,
  /\balert\b/i,
  /document\s*\.\s*(?:cookie|write)/i,
  /window\s*\.\s*location/i,
  /innerHTML/i,
];

/** Whether a text looks like script injection. Such a candidate is dropped as a whole. */
export function looksLikeScript(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
