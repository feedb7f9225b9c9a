import type { KnipConfig } from 'knip';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** What Gatsby's compiler reads needs no importer: the fragments and queries that `graphql` marks. */
const withoutQueries = (code: string) => code.replaceAll(/export (?=const \w+ = graphql`)/g, '');

/** The imports of a style sheet as imports of a module: Sass leaves out endings, `_` and `_index`. */
function importsOf(code: string, file: string): string {
  const folder = path.dirname(file);
  const names = [...code.matchAll(/@(?:use|import|forward) '([^']+)'/g)].map(([, name = '']) => {
    const { dir, base } = path.parse(name);
    const places = [`${name}.scss`, path.join(dir, `_${base}.scss`), `${name}/_index.scss`];
    const place = places.find((each) => existsSync(path.join(folder, each)));
    return place ? `./${place}` : name;
  });
  return names.map((name) => `import '${name}';`).join('\n');
}

/** Fails on files, exports and dependencies that nothing uses. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'src/early/*.ts',
        // Take the place of modules of Gatsby's: src/build/bundles.ts.
        'src/start.ts',
        'src/behaviours/not-found-paths.ts',
        'plugins/*/gatsby-*.tsx',
        'tools/*.mjs',
        'art/*.mjs',
        'e2e/**/*.spec.ts',
        '__tests__/**/*.test.{ts,tsx}',
        '__tests__/types/*.tsx',
      ],
      project: ['**/*.{ts,tsx,mjs,scss}', '!tools/bench/**'],
      // A plugin of our own, which Gatsby finds in plugins/ by its name.
      ignoreUnresolved: ['page-frame'],
      // Named by jest.config.mjs as texts; given its place by src/build/bundles.ts.
      ignoreDependencies: ['@babel/preset-typescript', 'babel-preset-gatsby', 'gatsby-browser-app'],
    },
    'tools/bench': { entry: ['*.mjs'], project: ['**/*.mjs'] },
  },
  // A type that names a part of a function's signature may be used in its own file alone.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { ts: withoutQueries, tsx: withoutQueries, scss: importsOf },
};

export default config;
