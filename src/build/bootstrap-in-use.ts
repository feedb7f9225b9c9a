import path from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';
import type { Helpers, Plugin, Root } from 'postcss';

const bootstrap = path.resolve('src', 'styles', 'bootstrap.scss');

/**
 * What the site has not, and PurgeCSS cannot know: kinds of input, states, elements named like words of our sources, and
 * a legend that is seen.
 */
const foreign =
  /file|date|\[list\]|spin|search|swatch|\.show|:disabled \.btn|^(?:figure|mark|code|a>code|caption|legend)/;

const purge = purgecss({ content: ['src/**/*.tsx'] }) as Plugin;

/** Leaves out the rules of Bootstrap's parts that no component asks for. Our own rules are checked instead of left out. */
export const bootstrapInUse: Plugin = {
  postcssPlugin: 'bootstrap-in-use',
  OnceExit(root: Root, helpers: Helpers) {
    if (root.source?.input.file !== bootstrap) return;
    root.walkRules((rule) => {
      const own = rule.selectors.filter((selector) => !foreign.test(selector));
      if (own.length === 0) rule.remove();
      else rule.selectors = own;
    });
    return purge.OnceExit?.(root, helpers);
  },
};
