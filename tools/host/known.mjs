const html =
  'The tool finds the file also with a slash at the end; our server leads to the page’s address';
const host = 'The tool takes what follows two slashes for a host, and gives the home page';
const rules = 'The tool gives the rule files like any other; our server hides them';
const slashes = 'Our server leads to the page’s address; the tool knows no such file';

/**
 * Where `netlify dev` differs from `npm run serve`, and why. Each has to be found as it is written here.
 *
 * @type {(import('./compare.mjs').Difference & { reason: string })[]}
 */
export const known = [
  {
    question: '/manifest.webmanifest',
    field: 'content-type',
    ours: 'application/manifest+json; charset=utf-8',
    theirs: 'application/manifest+json',
    reason: 'The tool has its own list of types',
  },
  {
    question: 'the first script',
    field: 'content-type',
    ours: 'text/javascript; charset=utf-8',
    theirs: 'application/javascript; charset=utf-8',
    reason: 'The tool has its own list of types; browsers take both alike',
  },
  ...['/contact/', '/en/contact/', '/service-details/Eletricite/'].map((question) => ({
    ...{ question, field: 'status', ours: '301', theirs: '200' },
    reason: html,
  })),
  ...['/contact//', '/contact%2f'].map((question) => ({
    ...{ question, field: 'status', ours: '301', theirs: '404' },
    reason: slashes,
  })),
  { question: '//contact', field: 'body', ours: 'its own', theirs: 'another', reason: host },
  ...['//evil.example/', '/\\evil.example'].map((question) => ({
    ...{ question, field: 'status', ours: '404', theirs: '200' },
    reason: host,
  })),
  ...['/_headers', '/_redirects'].map((question) => ({
    ...{ question, field: 'status', ours: '404', theirs: '200' },
    reason: rules,
  })),
  {
    question: '/%00',
    field: 'status',
    ours: '404',
    theirs: '400',
    reason: 'The tool refuses it; our server has no such page',
  },
  {
    question: '/%E0%A4%A',
    field: 'status',
    ours: '400',
    theirs: 'none',
    reason: 'An escape that is not valid ends the tool; it is asked last',
  },
];
