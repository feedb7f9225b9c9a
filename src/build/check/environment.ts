import type { Issue } from '../issue';

/** Variables that hold an address of the form service or of this site (docs/recipes.md, "Get a form key"). */
const addresses = ['GATSBY_FORM_ENDPOINT', 'GATSBY_FORM_RETURN_ORIGIN'];

const issue = (field: string, message: string): Issue => ({ file: 'environment', field, message });

/** Checks the environment variables that a build reads: what is set has to have its form. */
export function checkEnvironment(environment: Record<string, string | undefined>): Issue[] {
  const wrong = addresses.flatMap((name) => {
    const value = environment[name];
    if (value === undefined || (URL.canParse(value) && /^https?:/.test(value))) return [];
    return issue(name, `"${value}" is no address, expected one like https://forms.example/submit`);
  });
  const { GATSBY_FORM_ATTACHMENTS: takes, GATSBY_FORM_ATTACHMENTS_FIELD: field } = environment;
  if (takes !== undefined && takes !== 'true' && takes !== 'false')
    wrong.push(issue('GATSBY_FORM_ATTACHMENTS', `"${takes}" is neither "true" nor "false"`));
  if (field === '')
    wrong.push(issue('GATSBY_FORM_ATTACHMENTS_FIELD', 'is empty, expected the name of a field'));
  return wrong;
}
