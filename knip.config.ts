import type { KnipConfig } from 'knip';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Gatsby's compiler reads exported fragments and queries; nothing imports them. */
const withoutQueries = (code: string) => code.replaceAll(/export (?=const \w+ = graphql`)/g, '');

/** Translates the imports of a style sheet, where Sass adds the ending, `_` and `_index`. */
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
        // Named as text by gatsby-config.ts and src/gatsby.
        'src/layout/Layout.tsx',
        'src/inline/first-script.ts',
        'src/inline/late-scripts-loader.ts',
        'tools/*.mjs',
        'editor/main.ts',
        'editor/page/page.ts',
        'editor/build.ts',
        'art/*.mjs',
        'e2e/**/*.spec.ts',
        '__tests__/**/*.test.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx,mjs,scss}'],
      ignoreDependencies: [
        // Named as text by art/fonts.mjs.
        '@fontsource-variable/sora',
        '@fontsource-variable/source-sans-3',
        // Only a live site has it.
        'gatsby-plugin-sitemap',
        // Named as text by src/styles/postcss.config.cjs.
        '@fullhuman/postcss-purgecss',
      ],
    },
  },
  // The types of a function's signature are exported, even if only their own file uses them.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { ts: withoutQueries, tsx: withoutQueries, scss: importsOf },
};

export default config;
