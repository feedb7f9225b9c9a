/**
 * Error for a file that relies on internals of Gatsby, webpack or sharp and no longer finds them, usually after an
 * update.
 */
export function moved(file: string, finding: string): Error {
  return new Error(
    `${file}: ${finding}. Adapt the file to the installed version, or delete it and what imports it.`,
  );
}
