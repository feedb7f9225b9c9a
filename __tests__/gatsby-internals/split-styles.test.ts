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

it.each([{ styles: {} }, { commons: { minChunks: 2 } }])('does not take %j alone', (groups) => {
  expect(() => split(groups)).toThrow(
    /has no cache groups "commons" and "styles"\. Adapt the file/,
  );
});
