import type { CreateWebpackConfigArgs } from 'gatsby';
import { splitStyles } from '../../src/gatsby-internals/split-styles';

function split(cacheGroups: object) {
  const replaceWebpackConfig = jest.fn();
  const getConfig = () => ({ optimization: { splitChunks: { cacheGroups } } });
  const args = { getConfig, actions: { replaceWebpackConfig } };
  splitStyles(args as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig.mock.calls as unknown[][];
}

it('shares styles from as many pages on as Gatsby shares scripts', () => {
  const commons = { minChunks: 23 };
  const cacheGroups = { commons, styles: { minChunks: 23 } };
  expect(split({ commons, styles: {} })).toEqual([
    [{ optimization: { splitChunks: { cacheGroups } } }],
  ]);
});

it.each([{ styles: {} }, { commons: { minChunks: 2 } }])(
  'says what to do with %j alone',
  (groups) => {
    expect(() => split(groups)).toThrow(
      'src/gatsby-internals/split-styles.ts: the webpack configuration has no cache groups "commons" and "styles". Adapt the file to the installed version, or delete it and what imports it.',
    );
  },
);
