import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { formatJson } from '../../tools/format-json.mjs';
import { sourceWith } from './project';

/** A picture of one colour, in px. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

let shown: Promise<Buffer> | undefined;

/** Writes the sound project as files into a folder. */
export async function writeSmallProject(root: string): Promise<void> {
  const { data, locales, code, pictures } = sourceWith();
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  const asJson = (value: unknown) => formatJson(value as never);
  Object.entries(data).forEach(([name, { value }]) => write(`data/${name}.json`, asJson(value)));
  for (const [language, files] of Object.entries(locales))
    for (const [name, { value }] of Object.entries(files))
      write(`locales/${language}/${name}.json`, asJson(value));
  Object.entries(code).forEach(([file, text]) => write(file, text));
  const content = await (shown ??= picture(1220, 920).webp().toBuffer());
  Object.keys(pictures).forEach((name) => write(`data/${name}`, content));
}
