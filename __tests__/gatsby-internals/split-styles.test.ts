import type { CreateWebpackConfigArgs } from 'gatsby';
import { splitStyles } from '../../src/gatsby-internals/split-styles';

it.each([{ styles: {} }, { commons: { minChunks: 2 } }])(
  'does not take %j alone',
  (cacheGroups) => {
    const getConfig = () => ({ optimization: { splitChunks: { cacheGroups } } });
    const args = { getConfig, actions: {} } as unknown as CreateWebpackConfigArgs;
    expect(() => splitStyles(args)).toThrow(
      /has no cache groups "commons" and "styles"\. Adapt the file/,
    );
  },
);
