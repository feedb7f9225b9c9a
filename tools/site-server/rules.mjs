import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import redirector from 'netlify-redirector';

/** Reads the host's rules for the built site with Netlify's own parsers. */

/**
 * @param {string} file
 * @returns {string[]} the file, if it exists
 */
const ifExists = (file) => (existsSync(file) ? [file] : []);

/**
 * @param {Error[]} errors
 * @param {string} file
 */
function assertSound(errors, file) {
  if (errors.length > 0)
    throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
}

/** @param {string} pattern a path in `_headers`; `*` matches anything */
function matcher(pattern) {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}

/**
 * @param {string} folder the built site
 * @returns {Promise<(path: string) => Record<string, string>>} gives the headers of a path, with names in lower case
 */
async function headerRules(folder) {
  const file = path.join(folder, '_headers');
  const { headers, errors } = await parseAllHeaders({
    headersFiles: /** @type {never[]} */ (ifExists(file)),
    configHeaders: [],
    netlifyConfigPath: undefined,
    minimal: false,
  });
  assertSound(errors, file);
  const rules = headers.map(
    (/** @type {{ for: string, values: Record<string, string> }} */ { for: pattern, values }) => ({
      matches: matcher(pattern),
      values,
    }),
  );
  return (requested) =>
    Object.assign(
      {},
      ...rules
        .filter(({ matches }) => matches.test(requested))
        .map(({ values }) =>
          Object.fromEntries(
            Object.entries(values).map(([name, value]) => [name.toLowerCase(), String(value)]),
          ),
        ),
    );
}

/**
 * @typedef {{ to: string, status: number, force: boolean }} Redirect
 *
 * @param {string} folder the built site
 * @returns {Promise<(url: URL) => Redirect | undefined>}
 */
async function redirectRules(folder) {
  const file = path.join(folder, '_redirects');
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: ifExists(file),
    configRedirects: [],
    minimal: false,
  });
  assertSound(errors, file);
  const rules = await redirector.parseJSON(JSON.stringify(redirects), {
    jwtSecret: '',
    jwtRoleClaim: '',
  });
  return (url) => {
    const match = rules.match({
      scheme: 'http',
      host: url.hostname,
      path: url.pathname,
      query: url.search.slice(1),
      getHeader: () => '', // none of our rules needs one
      getCookie: () => '',
    });
    return match ? { to: match.to, status: match.status, force: Boolean(match.force) } : undefined;
  };
}

/**
 * @typedef {object} Rules
 * @property {(path: string) => Record<string, string>} headersOf gives the headers of a path
 * @property {(url: URL) => Redirect | undefined} redirectOf
 */

/**
 * @param {string} folder the built site
 * @returns {Promise<Rules>} its rules
 * @throws if they are invalid
 */
export async function readRules(folder) {
  const [headersOf, redirectOf] = await Promise.all([headerRules(folder), redirectRules(folder)]);
  return { headersOf, redirectOf };
}
