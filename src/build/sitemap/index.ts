import { rename } from 'node:fs/promises';
import path from 'node:path';
import { checkData } from '../check/data';
import { readSource } from '../source';
import { sitemapEntries, type SitemapEntry } from './entries';
import { fileDates } from './file-dates';

/** Address of the sitemap. */
export const sitemapPath = '/sitemap.xml';

/** Gatsby runs in the project's folder. */
const root = process.cwd();

/** Runs after the build, whose checks the data has passed. */
async function resolvePages(): Promise<SitemapEntry[]> {
  const [source, dates] = await Promise.all([readSource(root), fileDates(root)]);
  const { data } = checkData(source);
  return data ? sitemapEntries(data, source, dates) : [];
}

/** Options of gatsby-plugin-sitemap. */
export const sitemapOptions = {
  createLinkInHead: false,
  query: '{ site { siteMetadata { siteUrl } } }',
  resolvePages,
  serialize: ({ path: url, ...entry }: SitemapEntry) => ({ url, ...entry }),
};

/** Moves the index that the plugin has written to the address where owners and search engines expect it. */
export async function nameSitemap(folder: string): Promise<void> {
  await rename(path.join(folder, 'sitemap-index.xml'), path.join(folder, sitemapPath));
}
