// Creates the fonts in src/styles/fonts/ from those of Fontsource: `node art/fonts.mjs`. Builds do not run it. Each gets
// only the characters, weights and OpenType features that the site uses. Their licence is in static/fonts-OFL.txt.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { importTypeScript } from '../tools/typescript.mjs';

/** @type {typeof import('../src/content/check/typography')} */
const { extendedCharacters, fontCharacters } = await importTypeScript(
  'src/content/check/typography.ts',
);

const { resolve } = createRequire(import.meta.url);

/** @param {string} file @param {readonly string[]} characters @param {{ min: number, max: number }} weights */
async function subset(file, characters, weights) {
  const font = await readFile(resolve(`@fontsource-variable/${file}-wght-normal.woff2`));
  const reduced = await subsetFont(font, characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: ['kern', 'liga', 'tnum'], // tabular figures, and what browsers apply by default
    preserveNameIds: [13, 14], // the licence and its address; the copyright stays by itself
  });
  await writeFile(`src/styles/fonts/${file.split('/').at(-1)}.woff2`, reduced);
}

for (const [file, min, max] of /** @type {const} */ ([
  ['sora/files/sora', 600, 700],
  ['source-sans-3/files/source-sans-3', 400, 600],
])) {
  await subset(`${file}-latin`, fontCharacters, { min, max });
  await subset(`${file}-latin-ext`, extendedCharacters, { min, max });
}
