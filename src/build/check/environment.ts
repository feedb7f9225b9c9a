/** Variables that hold an address of the form service or of this site (docs/recipes.md, "Get a form key"). */
const addresses = ['GATSBY_FORM_ENDPOINT', 'GATSBY_FORM_RETURN_ORIGIN'];

const fault = (name: string, message: string) => `environment, field "${name}": ${message}.`;

/**
 * Checks the environment variables that a build reads: what is set has to have its form, and forms have a key on a site
 * that search engines may list.
 *
 * @returns what is wrong, as sentences
 */
export function checkEnvironment(
  environment: Record<string, string | undefined>,
  isIndexed = false,
): string[] {
  const wrong = addresses.flatMap((name) => {
    const value = environment[name];
    if (value === undefined || (URL.canParse(value) && /^https?:/.test(value))) return [];
    return fault(name, `"${value}" is no address, expected one like https://forms.example/submit`);
  });
  const { GATSBY_FORM_ATTACHMENTS: takes, GATSBY_FORM_ATTACHMENTS_FIELD: field } = environment;
  if (takes !== undefined && takes !== 'true' && takes !== 'false')
    wrong.push(fault('GATSBY_FORM_ATTACHMENTS', `"${takes}" is neither "true" nor "false"`));
  if (field === '')
    wrong.push(fault('GATSBY_FORM_ATTACHMENTS_FIELD', 'is empty, expected the name of a field'));
  if (isIndexed && !environment.GATSBY_FORM_KEY)
    wrong.push(fault('GATSBY_FORM_KEY', 'is not set, and "indexed" is true'));
  return wrong;
}
