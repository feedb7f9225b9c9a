/** The service that turns a form post into a mail, set by environment variables (docs/recipes.md, "Get a form key"). */
export const formService = {
  /** URL that forms post to. */
  endpoint: process.env.GATSBY_FORM_ENDPOINT ?? 'https://api.staticforms.dev/submit',
  /** Name of the field with the key. */
  keyField: process.env.GATSBY_FORM_KEY_FIELD ?? 'apiKey',
  key: process.env.GATSBY_FORM_KEY ?? '',
  /** Origin to return to after a post without script. Default: the published site. */
  returnOrigin: process.env.GATSBY_FORM_RETURN_ORIGIN,
};

/** Whether the form service takes files. Then a request can have photographs. */
export const takesPhotos = process.env.GATSBY_FORM_ATTACHMENTS === 'true';

/** Name of the field with the photographs. */
export const photosField = process.env.GATSBY_FORM_ATTACHMENTS_FIELD ?? 'attachments';

/** Name of the field that says what a request is. The service makes it the subject of its mail. */
export const subjectField = 'subject';

/** Name of the field that only bots fill in. The service drops a post that has it. */
export const honeypotField = 'honeypot';

/** Name of the field with the URL to return to after a post without script. */
export const returnField = 'redirectTo';

/** Name of the field with the id of the draft, by which a repeated submission is recognised. */
export const submissionIdField = 'submissionId';
