import type { FormName } from './fields';

/** Names of the fields with the key and with the address of a reply, unless the service calls them otherwise. */
export const defaultNames = { key: 'apiKey', reply: 'replyTo' };

/** The service that turns a form post into a mail, set by environment variables (docs/recipes.md, "Variables of a build"). */
export const formService = {
  /** URL that forms post to. */
  endpoint: process.env.GATSBY_FORM_ENDPOINT ?? 'https://api.staticforms.dev/submit',
  /** Name of the field with the key. */
  keyField: process.env.GATSBY_FORM_KEY_FIELD ?? defaultNames.key,
  key: process.env.GATSBY_FORM_KEY ?? '',
  /** Name of the field that says whom a reply to the mail goes to. */
  replyField: process.env.GATSBY_FORM_REPLY_FIELD ?? defaultNames.reply,
  /** Its value. For StaticForms, `@` is the visitor's address. */
  reply: process.env.GATSBY_FORM_REPLY_VALUE ?? '@',
};

/** Origin to which the service returns a visitor after a post without script: by default the published site. */
export const returnOrigin = ({ siteUrl }: { siteUrl: string }): string =>
  process.env.GATSBY_FORM_RETURN_ORIGIN ?? siteUrl;

/** Whether the form service takes files. Then a request can have photos. */
export const takesPhotos = process.env.GATSBY_FORM_ATTACHMENTS === 'true';

/** Name of the field with the photos. */
export const photosField = process.env.GATSBY_FORM_ATTACHMENTS_FIELD ?? 'attachments';

/** Maximum number of photos in a request. */
export const maxPhotos = 3;

/** Name of the field with the kind of request. The service makes it the subject of its mail. */
export const subjectField = 'subject';

/** Name of the field with the language of the page. */
export const languageField = 'language';

/** Name of the field with the reference of a request, which its receipt shows. */
export const referenceField = 'reference';

/** Name of the field that only bots fill in. The service drops a post that has it. */
export const honeypotField = 'honeypot';

/** Name of the field with the URL to return to after a post without script. */
export const returnField = 'redirectTo';

/** Id of the message that a post without script returns to. */
export const sentId = (form: FormName) => `sent-${form}`;
