import type common from '../../../locales/fr/common.json';
import { fallbackLanguage, isLanguage, type Language } from '../../i18n/languages';
import { localisedPath } from '../../i18n/paths';
import { routes } from '../../routes';

/** The error screen stands outside the page and its i18n, so it takes its words from the page's own data. */
const asked = 'common:error';

export interface ErrorWords extends Readonly<(typeof common)['error']> {
  language: Language;
  /** Address of the home page in the page's language. */
  homeAddress: string;
}

interface PageData {
  locales?: Queries.SiteDataFragment['locales'];
}

/** What the error screen says in the page's language; undefined where the page's words did not arrive. */
export function errorWords(data: PageData | undefined): ErrorWords | undefined {
  const [namespace, group = ''] = asked.split(':');
  const found = data?.locales?.edges.find(({ node }) => node.ns === namespace);
  const words =
    found && (JSON.parse(found.node.data) as Record<string, typeof common.error>)[group];
  if (!words) return undefined;
  const language = isLanguage(found.node.language) ? found.node.language : fallbackLanguage;
  return { ...words, language, homeAddress: localisedPath(routes.home, language) };
}
