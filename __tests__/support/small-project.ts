import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Changes, sourceWith } from './project';

/** A plain picture, in px. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

const shown: Partial<Record<string, Promise<Buffer>>> = {};

/** A picture of the valid project, created once for each format: `.png`. */
const shownAs = (extension: string) =>
  (shown[extension] ??= picture(1220, 920)
    .toFormat(extension.slice(1) as 'png' | 'webp')
    .toBuffer());

/** Writes the valid project, with changes, into a folder. */
export async function writeSmallProject(root: string, changes: Changes = {}): Promise<void> {
  const { data, locales, pictures } = sourceWith(changes);
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  };
  const writeJson = (file: string, value: unknown) =>
    write(`${file}.json`, `${JSON.stringify(value, null, 2)}\n`);
  for (const [name, { value }] of Object.entries(data)) await writeJson(`data/${name}`, value);
  for (const [language, files] of Object.entries(locales))
    for (const [name, { value }] of Object.entries(files))
      await writeJson(`locales/${language}/${name}`, value);
  for (const name of Object.keys(pictures))
    await write(`data/${name}`, await shownAs(path.extname(name)));
}
