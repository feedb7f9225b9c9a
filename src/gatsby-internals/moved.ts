/** The error of a file of this folder that no longer finds what it leans on, usually after an update. */
export function moved(file: string, finding: string): Error {
  return new Error(
    `src/gatsby-internals/${file}: ${finding}. Adapt the file to the installed version, or delete it and what imports it.`,
  );
}
