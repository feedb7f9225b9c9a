import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The one list of colours. */
const colours = path.join('src', 'styles', '_colours.scss');

/**
 * The tint of a category in the light mode, as `src/styles/_tokens.scss` sets it: `--CATEGORY`, or that of the lake.
 *
 * @throws if the colours have neither
 */
export async function tintOf(category: string): Promise<string> {
  const [, light = ''] = /@mixin light \{(.*?)^\}/ms.exec(await readFile(colours, 'utf8')) ?? [];
  const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(light)?.[1];
  const tint = colour(category) ?? colour('lake');
  if (!tint) throw new Error(`${colours}: the mixin "light" has no colour "--lake"`);
  return tint;
}
