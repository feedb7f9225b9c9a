import { readFileSync, statSync } from 'node:fs';

/** What the specification fixes, written down independently of the code under test, and what the owner has added to it. */

const read = (file: string) => JSON.parse(readFileSync(`data/${file}.json`, 'utf8')) as unknown;

export const languages = ['fr', 'en', 'es', 'pt', 'it'] as const;

export type Language = (typeof languages)[number];

interface Route {
  route: string;
}

/** Whether `npm run test:all` runs, which leaves nothing out. */
export const everything = Boolean(process.env.TEST_ALL);

/** Languages in which the layout is checked: the one with the longest texts, or all. */
export const languagesToRead: readonly Language[] = everything ? languages : ['es'];

/** One route of each kind of page. */
export const kinds: readonly string[] = [
  '/',
  '/contact',
  '/lentreprise',
  '/referance',
  '/privacy-policy',
  '/service-Courant_Faible',
  '/service-Productiondenergie',
  '/service-details/Eletricite',
];

/** Every address that the site has from the start but the not-found page, without language. */
const fixedRoutes = [
  '/',
  '/lentreprise',
  '/referance',
  '/contact',
  '/privacy-policy',
  '/terms-use',
  '/service-Courant_Fort',
  '/service-Courant_Faible',
  '/service-Audiovisuel',
  '/service-Securite',
  '/service-Productiondenergie',
  '/service-Stockagedenergie',
  '/service-Gestiondenergie',
  '/service-Maintenance',
  '/service-Developpement',
  '/service-Web',
  '/service-Integration',
  '/service-StrategieSociale',
  '/service-details/Eletricite',
  '/service-details/Energie_Renouvelable',
  '/service-details/Informatique',
];

const records = [...(read('services') as Route[]), ...(read('categories') as Route[])];

/** Every address but the not-found page, without language. */
export const routes = [...new Set([...fixedRoutes, ...records.map(({ route }) => route)])];

interface Company {
  name: string;
  siteUrl: string;
  phone: { display: string; international: string };
  address: { street: string };
}

/** What the owner says about the business. */
export const company = read('company') as Company;

export const { siteUrl } = company;

export function address(route: string, language: Language): string {
  return language === 'fr' ? route : `/${language}${route === '/' ? '' : route}`;
}

/** Every page of the site: route and language. */
export const pages = routes.flatMap((route) =>
  languages.map((language) => ({ route, language, path: address(route, language) })),
);

/** Every page in French, and one of each kind in the language with the longest texts; with `test:all` every page. */
export const visitedPages = pages.filter(
  ({ route, language }) =>
    everything ||
    language === 'fr' ||
    (kinds.includes(route) && languagesToRead.includes(language)),
);

/** The windows in which the tests look at pages, px. */

export const desk = { width: 1440, height: 900 };

export const phone = { width: 390, height: 844 };

/** Low: the form of the home page is at its tightest. */
export const laptop = { width: 1366, height: 650 };

/**
 * The file of public/ that answers for an address.
 *
 * @throws if there is none
 */
export function builtFile(path: string): string {
  const page = path === '/' ? '/index' : path;
  const found = [path, `${page}.html`]
    .map((name) => `public${name}`)
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  if (!found) throw new Error(`public/ has no file for ${path}`);
  return found;
}
