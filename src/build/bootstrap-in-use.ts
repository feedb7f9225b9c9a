import path from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';
import type { Helpers, Plugin, Root } from 'postcss';

const bootstrap = path.resolve('src', 'styles', 'bootstrap.scss');

/** What the site has not: some kinds of input and of button, and elements whose names are also words of our sources. */
const foreign = [
  /file/,
  /date/,
  /\[list\]/,
  /spin/,
  /search/,
  /swatch/,
  'show',
  'mark',
  'code',
  'caption',
];

const purge = purgecss({ content: ['src/**/*.tsx'], blocklist: foreign }) as Plugin;

/** Leaves out the rules of Bootstrap's parts that no component asks for. Our own rules are checked instead of left out. */
export const bootstrapInUse: Plugin = {
  postcssPlugin: 'bootstrap-in-use',
  OnceExit(root: Root, helpers: Helpers) {
    if (root.source?.input.file === bootstrap) return purge.OnceExit?.(root, helpers);
  },
};
