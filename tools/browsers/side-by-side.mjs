import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { engineNames } from './windows.mjs';

/**
 * Puts the pictures `NAME.ENGINE.png` of a folder side by side, as one `NAME.png` each. A picture of one engine alone stays.
 *
 * @param {string} folder
 */
export async function putSideBySide(folder) {
  const files = readdirSync(folder);
  const names = new Set(files.map((file) => /^(.+)\.\w+\.png$/.exec(file)?.[1] ?? ''));
  for (const name of names) {
    const ofName = engineNames
      .map((engine) => `${name}.${engine}.png`)
      .filter((file) => files.includes(file))
      .map((file) => path.join(folder, file));
    if (ofName.length < 2) continue;
    await sharp(ofName, {
      join: { across: ofName.length, shim: 20, background: 'white', valign: 'top' },
    }).toFile(path.join(folder, `${name}.png`));
    for (const file of ofName) rmSync(file);
  }
}
