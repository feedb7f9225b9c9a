/**
 * @typedef {{ question: string, field: string, ours: string, theirs: string }} Difference
 */

/** The headers of `_headers`, and those that say what an answer is. */
const compared = [
  'location',
  'content-type',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-xss-protection',
];

/** `netlify dev` writes its own `Cache-Control` over that of `_headers`, so that a browser always asks again. */
const ownCaching = ['public, max-age=0', 'no-cache'];

/** @param {import('./ask.mjs').Question} question */
export const nameOf = ({ path, name = path }) => name;

/**
 * Compares the answers of `npm run serve` and of `netlify dev`. Where their status differs, the rest follows from it.
 *
 * @param {string} question
 * @param {import('./ask.mjs').Answer} ours
 * @param {import('./ask.mjs').Answer} theirs
 * @returns {Difference[]}
 */
export function differences(question, ours, theirs) {
  if (ours.status !== theirs.status)
    return [{ question, field: 'status', ours: ours.status, theirs: theirs.status }];
  const text = (/** @type {string | string[] | undefined} */ value) => String(value ?? 'none');
  const found = compared
    .map((field) => ({
      question,
      field,
      ours: text(ours.headers[field]),
      theirs: text(theirs.headers[field]),
    }))
    .filter((each) => each.ours !== each.theirs);
  const caching = text(theirs.headers['cache-control']);
  if (!ownCaching.includes(caching)) {
    const field = 'cache-control';
    found.push({ question, field, ours: text(ours.headers[field]), theirs: caching });
  }
  // The body of a redirect is for no one to read.
  if (ours.status.startsWith('3') || ours.body === theirs.body) return found;
  return [...found, { question, field: 'body', ours: 'its own', theirs: 'another' }];
}

/** @param {Difference} difference */
export const lineOf = ({ question, field, ours, theirs }) =>
  `${question}: ${field} ${ours} / ${theirs}`;

/**
 * Sorts out what is wrong: a difference that is not known, and a known one that is no more.
 *
 * @param {Difference[]} found
 * @param {Difference[]} known
 */
export function unexpected(found, known) {
  const lines = { found: new Set(found.map(lineOf)), known: new Set(known.map(lineOf)) };
  return {
    unknown: [...lines.found].filter((line) => !lines.known.has(line)),
    gone: [...lines.known].filter((line) => !lines.found.has(line)),
  };
}
