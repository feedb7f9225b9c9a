import type { CreateWebpackConfigArgs } from 'gatsby';

/** The cache groups that Gatsby defines. */
interface Splitting {
  optimization?: {
    splitChunks?: { cacheGroups?: Record<string, { minChunks?: number } | undefined> };
  };
}

/**
 * Lets each page carry the styles of its own sections, and one file those that all pages share. Gatsby puts all styles
 * of the site into each page.
 *
 * @throws if Gatsby's webpack configuration has no such cache groups any more
 */
export function splitStyles({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => Splitting)();
  const { commons, styles } = config.optimization?.splitChunks?.cacheGroups ?? {};
  if (!commons?.minChunks || !styles)
    throw new Error(
      'src/gatsby-internals/split-styles.ts: Gatsby’s webpack configuration has no cache groups "commons" and "styles". Adapt the file to the new configuration, or delete it.',
    );
  styles.minChunks = commons.minChunks;
  actions.replaceWebpackConfig(config);
}
