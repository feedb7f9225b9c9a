const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const bootstrap = 'bootstrap.scss';

/** Custom properties that our own sheets and components read. */
function propertiesInUse() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(?:scss|tsx)$/.test(file) && path.basename(file) !== bootstrap)
    .flatMap((file) => readFileSync(path.join('src', file), 'utf8').match(/--[\w-]+/g) ?? []);
}

/** Words in the strings of a component may be classes, and `<name` is an element. @param {string} code */
function namesIn(code) {
  const strings = code.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? [];
  const words = strings.flatMap((each) => each.match(/[A-Za-z_][\w-]*/g) ?? []);
  const elements = [...code.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name);
  return [...words, ...elements];
}

/**
 * In the build, PurgeCSS removes rules from bootstrap.scss that no component uses. `npm run develop` has all of
 * Bootstrap. Class names must be complete in the code: `btn-${look}` is not found.
 *
 * @param {{ env: string, file: string, webpackLoaderContext: { addContextDependency: (folder: string) => void } }} api
 */
const config = ({ env, file, webpackLoaderContext }) => {
  if (env !== 'production' || path.basename(file) !== bootstrap) return { plugins: [] };
  webpackLoaderContext.addContextDependency(path.resolve('src'));
  return {
    plugins: [
      [
        '@fullhuman/postcss-purgecss',
        {
          content: ['src/**/*.tsx', 'gatsby-ssr.tsx'],
          extractors: [{ extensions: ['tsx'], extractor: namesIn }],
          variables: true,
          keyframes: true,
          safelist: {
            // The last two are set by the script of Bootstrap's carousel.
            standard: ['html', 'body', 'button', /^:/, /^carousel-item-/, 'pointer-event'],
            greedy: [/data-bs-(?:theme|target)/, /^\[(?:type|href|size|multiple|hidden|disabled)/],
            variables: propertiesInUse(),
          },
        },
      ],
    ],
  };
};

module.exports = Object.assign(config, { namesIn });
