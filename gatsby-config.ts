import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import netlify from 'gatsby-adapter-netlify';
import companyData from './data/company.json';
import { withHeaders } from './src/build/hosting';
import type { Company } from './src/build/model';
import { nodeTypeOf } from './src/build/node-types';
import { sitemapOptions } from './src/build/sitemap';
import { siteState } from './src/build/site-state';
import { fallbackLanguage, languages } from './src/i18n/languages';

const company = companyData as Company;

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: company.siteUrl },
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  graphqlTypegen: { generateOnBuild: true },
  adapter: withHeaders(netlify({}), company.hsts),
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'data', path: 'data' } },
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: 'locales' } },
    { resolve: 'gatsby-transformer-json', options: { typeName: nodeTypeOf } },
    'gatsby-transformer-sharp',
    'gatsby-plugin-sharp',
    {
      resolve: 'gatsby-plugin-sass',
      // Its version of sass-loader uses this.
      options: { sassOptions: { silenceDeprecations: ['legacy-js-api'] } },
    },
    'gatsby-plugin-react-helmet',
    // Before the i18n plugin, whose provider surrounds the layout.
    {
      resolve: 'gatsby-plugin-layout',
      options: { component: path.resolve('src/layout/Layout.tsx') },
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
