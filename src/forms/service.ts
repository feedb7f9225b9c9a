/**
 * The service that turns a form post into a mail. Set at build time by environment variables; see docs/recipes.md,
 * "Get a form key".
 */
export const formService = {
  /** Where forms are posted to. */
  endpoint: process.env.GATSBY_FORM_ENDPOINT ?? 'https://api.staticforms.dev/submit',
  /** Name of the field that carries the key. */
  keyField: process.env.GATSBY_FORM_KEY_FIELD ?? 'apiKey',
  key: process.env.GATSBY_FORM_KEY ?? '',
  /** Origin to come back to after a post without script; the published site's address where not set. */
  returnOrigin: process.env.GATSBY_FORM_RETURN_ORIGIN,
};

/** Name of the field that people do not see and machines fill in: the service drops what carries it. */
export const honeypotField = 'honeypot';

/** Name of the field that says where a post without script comes back to. */
export const returnField = 'redirectTo';
