const path = require('node:path');

/**
 * In the build, PurgeCSS takes out of bootstrap.scss what no file of ours names. `npm run develop` has all of Bootstrap.
 * A class has to stand in the code as a whole: `btn-${look}` is not found.
 *
 * @param {{ env: string, file: string, webpackLoaderContext: { addContextDependency: (folder: string) => void } }} api
 */
module.exports = ({ env, file, webpackLoaderContext }) => {
  if (env !== 'production' || path.basename(file) !== 'bootstrap.scss') return { plugins: [] };
  webpackLoaderContext.addContextDependency(path.resolve('src'));
  return {
    plugins: [
      [
        '@fullhuman/postcss-purgecss',
        {
          content: ['src/**/*.tsx', 'gatsby-ssr.tsx'],
          safelist: { standard: ['data-bs-theme', /^:/], greedy: [/data-bs-theme/] },
        },
      ],
    ],
  };
};
