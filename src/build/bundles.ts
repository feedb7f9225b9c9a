import type { CreateWebpackConfigArgs } from 'gatsby';
import { splitStyles } from '../gatsby-internals/split-styles';
import { fontRules } from './fonts';
import { inlineScript } from './inline-script';

/** Gives the HTML renderer the script that runs before the first paint, as the constant `FIRST_SCRIPT`. */
async function defineFirstScript({ actions, plugins }: CreateWebpackConfigArgs): Promise<void> {
  const code = await inlineScript('src/i18n/first-script.ts');
  const define = plugins.define as (constants: Record<string, string>) => object;
  actions.setWebpackConfig({ plugins: [define({ FIRST_SCRIPT: JSON.stringify(code) })] });
}

/** Length of the hash in a file's name, hexadecimal digits. Every page lists many names, and digits do not compress. */
const hashDigestLength = 8;

/** Shortens the hashes. Gatsby's `setWebpackConfig` leaves out what is said of the output. */
function shortenHashes({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => { output: object })();
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, hashDigestLength } });
}

/** Adds to Gatsby's webpack configuration: small fonts, the first script, short names, and styles page by page. */
export async function configureBundles(args: CreateWebpackConfigArgs): Promise<void> {
  args.actions.setWebpackConfig({ module: { rules: fontRules() } });
  if (args.stage.endsWith('html')) await defineFirstScript(args);
  if (args.stage === 'build-javascript') {
    shortenHashes(args);
    splitStyles(args);
  }
}
