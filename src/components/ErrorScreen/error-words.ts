import type common from '../../../locales/fr/common.json';

/** The error screen stands outside the page and its i18n, so it takes its words from the page's own data. */
const asked = 'common:error';

type ErrorWords = (typeof common)['error'];

interface PageData {
  locales?: Queries.FrameFragment['locales'];
}

/** What the error screen says in the page's language; undefined where the page's words did not arrive. */
export function errorWords(data: PageData | undefined): ErrorWords | undefined {
  const [namespace, group = ''] = asked.split(':');
  const found = data?.locales?.edges.find(({ node }) => node.ns === namespace);
  return found && (JSON.parse(found.node.data) as Record<string, ErrorWords>)[group];
}
