import type { CreateWebpackConfigArgs } from 'gatsby';
import { splitStyles } from '../gatsby-internals/split-styles';
import { fontRules } from './fonts';
import { inlineScript } from './inline-script';

/** Gives the HTML renderer the scripts that run before the first paint, as the constant `INLINE_SCRIPTS`. */
async function defineInlineScripts({ actions, plugins }: CreateWebpackConfigArgs): Promise<void> {
  const [head, body] = await Promise.all([
    inlineScript('src/inline-scripts/head.ts'),
    inlineScript('src/inline-scripts/body.ts'),
  ]);
  const define = plugins.define as (constants: Record<string, string>) => object;
  actions.setWebpackConfig({
    plugins: [define({ INLINE_SCRIPTS: JSON.stringify({ head, body }) })],
  });
}

/** Length of the hash in a file's name, hexadecimal digits. Every page lists many names, and digits do not compress. */
const hashDigestLength = 8;

/** Shortens the hashes. Gatsby's `setWebpackConfig` leaves out what is said of the output. */
function shortenHashes({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => { output: object })();
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, hashDigestLength } });
}

/** Adds to Gatsby's webpack configuration: small fonts, inline scripts, short names, and styles page by page. */
export async function configureBundles(args: CreateWebpackConfigArgs): Promise<void> {
  args.actions.setWebpackConfig({ module: { rules: fontRules() } });
  if (args.stage.endsWith('html')) await defineInlineScripts(args);
  if (args.stage === 'build-javascript') {
    shortenHashes(args);
    splitStyles(args);
  }
}
