import { statSync } from 'node:fs';

/**
 * The file of public/ that answers for an address.
 *
 * @throws if there is none
 */
export function builtFile(path: string): string {
  const page = path === '/' ? '/index' : path;
  const found = [path, `${page}.html`]
    .map((name) => `public${name}`)
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  if (!found) throw new Error(`public/ has no file for ${path}`);
  return found;
}
