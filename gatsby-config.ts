import { existsSync, readFileSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import netlify from 'gatsby-adapter-netlify';
import { type Company, nodeTypeOf } from './src/content/model';
import { siteState } from './src/content/site-state';
import { hostAdapter } from './src/gatsby/hosting';
import { sitemapOptions } from './src/gatsby/sitemap';
import { layoutModule } from './src/gatsby/webpack';
import { fallbackLanguage, languages } from './src/i18n/languages';

// Gatsby provides the file only to the browser's code. Variables that are already set take precedence, there and here.
const environment = `.env.${process.env.GATSBY_ACTIVE_ENV || process.env.NODE_ENV}`;
if (existsSync(environment)) process.loadEnvFile(environment);

/**
 * Settings from data/company.json, or placeholders if the file is invalid, so that the build reaches the check before
 * bootstrap, which reports why.
 */
function readCompany(): Pick<Company, 'siteUrl' | 'indexed' | 'repository'> {
  try {
    const company = JSON.parse(readFileSync('data/company.json', 'utf8')) as Company;
    if (typeof company.siteUrl === 'string' && URL.canParse(company.siteUrl)) return company;
  } catch {
    // Invalid JSON.
  }
  return { siteUrl: 'https://www.example.com', indexed: false };
}

const company = readCompany();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: company.siteUrl },
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  graphqlTypegen: { generateOnBuild: true },
  adapter: hostAdapter(netlify({}), company),
  plugins: [
    ...Object.entries({ data: 'data', locale: 'locales' }).map(([name, path]) => {
      // Ignores files left by the operating system: a hidden `._home.json` of macOS is not JSON.
      const options = { name, path, ignore: ['**/.*', '**/Thumbs.db', '**/desktop.ini'] };
      return { resolve: 'gatsby-source-filesystem', options };
    }),
    { resolve: 'gatsby-transformer-json', options: { typeName: nodeTypeOf } },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      // For every `gatsbyImageData`. The renders are transparent, so a placeholder would shine through; below quality
      // 56 the edges of pale floors have specks.
      options: {
        defaults: {
          placeholder: 'none',
          formats: ['webp', 'avif'],
          avifOptions: { quality: 56 },
        },
      },
    },
    {
      resolve: 'gatsby-plugin-sass',
      // The plugin's version of sass-loader uses the first; Bootstrap 5 the others.
      options: {
        sassOptions: {
          charset: false, // a byte order mark would be part of the first selector, as Gatsby puts the sheet into the page
          silenceDeprecations: [
            'legacy-js-api',
            'import',
            'global-builtin',
            'color-functions',
            'if-function',
          ],
        },
      },
    },
    'gatsby-plugin-react-helmet',
    // Before the i18n plugin, whose provider surrounds the layout.
    {
      resolve: 'gatsby-plugin-layout',
      // An alias (src/gatsby/webpack.ts): the plugin writes this into the browser's code, which must not contain paths
      // of the building machine.
      options: { component: layoutModule },
    },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: [...languages],
        defaultLanguage: fallbackLanguage,
        siteUrl: company.siteUrl,
        redirect: false,
        verbose: false,
        trailingSlash: 'never',
        i18nextOptions: {
          defaultNS: 'common',
          load: 'languageOnly',
          interpolation: { escapeValue: false },
          returnNull: false,
        },
      },
    },
    ...(siteState(company, process.env) === 'live'
      ? [{ resolve: 'gatsby-plugin-sitemap', options: sitemapOptions }]
      : []),
  ],
};

export default config;
