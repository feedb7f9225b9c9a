/** Weights of the first eight digits; the ninth is the check digit, modulo 11 (eCH-0097). */
const weights = [5, 4, 3, 2, 7, 6, 5, 4];

/** Whether a text is a Swiss business identification number (UID/IDE): CHE-123.456.788, with its check digit. */
export function isUid(text: string): boolean {
  if (!/^CHE-\d{3}\.\d{3}\.\d{3}$/.test(text) || text.endsWith('000.000.000')) return false;
  const digits = [...text.replace(/\D/g, '')].map(Number);
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (11 - (sum % 11)) % 11 === digits.at(-1);
}
