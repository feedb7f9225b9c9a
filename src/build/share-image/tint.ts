import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The look, as Bootstrap's variables. */
const config = path.join('src', 'styles', '_config.scss');

/**
 * The tint of a category in the light mode: its colour in `$theme-colors-bg-subtle`, or `$body-tertiary-bg`.
 *
 * @throws if the configuration has neither
 */
export async function tintOf(category: string): Promise<string> {
  const styles = await readFile(config, 'utf8');
  const [, tints = ''] = /\$theme-colors-bg-subtle: \((.*?)\)/s.exec(styles) ?? [];
  const tint =
    new RegExp(`'${category}': (#[0-9a-f]{3,6})`).exec(tints)?.[1] ??
    /\$body-tertiary-bg: (#[0-9a-f]{3,6})/.exec(styles)?.[1];
  if (!tint) throw new Error(`${config}: there is no colour "$body-tertiary-bg"`);
  return tint;
}
