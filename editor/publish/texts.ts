import path from 'node:path';
import { readIfThere } from '../history/files';
import { gitBytes } from './git';

/** The text of each file, by its path from the project's root; `null` if it does not exist. */
export type TextsOfState = Record<string, string | null>;

/** Pictures are read as text that holds every byte. */
const decode = (file: string, content: Buffer) =>
  content.toString(file.endsWith('.json') ? 'utf8' : 'latin1');

/** Reads files from the disk. */
export async function textsOnDisk(root: string, files: string[]): Promise<TextsOfState> {
  const texts: TextsOfState = {};
  for (const file of files) {
    const content = await readIfThere(path.join(root, file));
    texts[file] = content && decode(file, content);
  }
  return texts;
}

/** Reads files from the last commit. */
export async function textsInHead(root: string, files: string[]): Promise<TextsOfState> {
  const input = files.map((file) => `HEAD:./${file}\n`).join('');
  const output = await gitBytes(root, ['cat-file', '--batch'], { input });
  const texts: TextsOfState = {};
  let position = 0;
  for (const file of files) {
    // A line with the size, then the content and a line break; or only a line that says "missing".
    const lineEnd = output.indexOf('\n', position);
    const size = / blob (\d+)$/.exec(output.toString('utf8', position, lineEnd))?.[1];
    position = lineEnd + 1;
    if (size === undefined) texts[file] = null;
    else {
      const end = position + Number(size);
      texts[file] = decode(file, output.subarray(position, end));
      position = end + 1;
    }
  }
  return texts;
}
