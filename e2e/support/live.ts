import { confirmations } from '../../src/content/model/company';
import { changeJson } from './project-copy';
import { filesOf } from './follow';
import { recipe } from './recipes';

/** The address of a site that search engines may list. No test asks for it. */
export const liveUrl = 'https://www.voltaleman.ch';

/** What the build demands of such a site. */
const realFacts = {
  siteUrl: liveUrl,
  indexed: true,
  phone: { display: '022 345 67 89', international: '+41223456789' },
  email: 'contact@voltaleman.ch',
  social: [],
  authorisations: { oibt: 'I-12345', ide: 'CHE-123.456.788', insurance: 'Insurer, 1' },
  teamLanguages: ['fr', 'de'],
  confirmed: Object.fromEntries(confirmations.map((name) => [name, '2026-01-31'])),
  legalReviewed: '2026-01-31',
};

/** @returns the environment for the build */
export async function letBeFound(copy: string): Promise<Record<string, string>> {
  const files = filesOf(recipe('Let search engines find the site'), copy);
  await changeJson(
    files.one('data/company.json'),
    (company: { address: Record<string, string> }) => {
      Object.assign(company, realFacts);
      company.address.street = 'Rue du Lac 1';
    },
  );
  files.finish();
  return { CONTEXT: 'production', GATSBY_FORM_KEY: 'key' };
}
