/** The error of a file that no longer finds what it leans on in Gatsby, webpack or sharp, usually after an update. */
export function moved(file: string, finding: string): Error {
  return new Error(
    `${file}: ${finding}. Adapt the file to the installed version, or delete it and what imports it.`,
  );
}
