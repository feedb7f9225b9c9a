import type { Issue } from '../issue';

/** Variables that hold an address of the form service or of this site (docs/recipes.md, "Get a form key"). */
const addresses = ['GATSBY_FORM_ENDPOINT', 'GATSBY_FORM_RETURN_ORIGIN'];

/** Checks the environment variables that a build reads: an address that is set has to be one. */
export function checkEnvironment(environment: Record<string, string | undefined>): Issue[] {
  return addresses.flatMap((name) => {
    const value = environment[name];
    if (value === undefined || (URL.canParse(value) && /^https?:/.test(value))) return [];
    const message = `"${value}" is no address, expected one like https://forms.example/submit`;
    return [{ file: 'environment', field: name, message }];
  });
}
