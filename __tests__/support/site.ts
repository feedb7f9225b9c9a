import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fallbackLanguage, type Language, languages } from '../../src/i18n/languages';
import { routes as fixedRoutes } from '../../src/routes';
import { recordsOf } from './records';

/**
 * The site under test, from its data. The facts fixed by the specification are in
 * `__tests__/site/specification.test.ts`.
 */

export { type Language, languages };

/** The default language, and two others for tests that visit or change languages. */
export const fallback: Language = fallbackLanguage;
const others = languages.filter((each) => each !== fallback);
export const second = others[0] ?? fallback;
export const third = others[1] ?? fallback;

const read = (file: string) => JSON.parse(readFileSync(`data/${file}.json`, 'utf8')) as unknown;

/** Length of a language's texts. */
function lengthOf(language: Language): number {
  const folder = `locales/${language}`;
  const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return files.join('').length;
}

const [longest = fallback] = [...others].sort((a, b) => lengthOf(b) - lengthOf(a));

/** Whether `npm run test:all` runs, which skips nothing. */
export const everything = Boolean(process.env.TEST_ALL);

/** Languages in which the layout is checked besides the default one: that with the longest texts, or all. */
export const languagesToRead: readonly Language[] = everything ? languages : [longest];

/** The categories in the order of the site. */
export const categories = recordsOf('categories');

const records = recordsOf('services');

/** The services of a category in the order of the site. */
export const servicesOf = ({ slug }: { slug: string }) =>
  records.filter(({ category }) => category === slug);

/** The services in the order of the site. */
export const services = categories.flatMap(servicesOf);

export const withDetails = services.filter(({ details }) => details.length > 0);

/** Services without details, which cannot be ordered yet. */
export const unavailable = services.filter(({ details }) => details.length === 0);

const [first] = withDetails;
const [most] = [...withDetails].sort((a, b) => b.details.length - a.details.length);
if (!first || !most) throw new Error('data/services: no service has details');

/** A service with a form. */
export const service = first;

/** The service with the most details. */
export const longService = most;

export const category = categories[0]!;

/** One route for each kind of page, and for each service with a tool. */
export const kinds: readonly string[] = [
  ...new Set([
    '/',
    '/contact',
    '/lentreprise',
    '/referance',
    '/privacy-policy',
    longService.route,
    ...services.filter(({ tools = [] }) => tools.length > 0).map(({ route }) => route),
    category.route,
  ]),
];

/** All routes but the not-found page, without language. */
export const routes = [
  ...Object.values(fixedRoutes).filter((route) => route !== fixedRoutes.notFound),
  ...services.map(({ route }) => route),
  ...categories.map(({ route }) => route),
];

interface Company {
  name: string;
  siteUrl: string;
  phone: { display: string; international: string };
  address: { street: string };
  galleryTiles: number;
}

/** The owner's facts about the business. */
export const company = read('company') as Company;

export const { siteUrl } = company;

export function address(route: string, language: Language): string {
  return language === fallback ? route : `/${language}${route === '/' ? '' : route}`;
}

/** Every page of the site: route and language. */
export const pages = routes.flatMap((route) =>
  languages.map((language) => ({ route, language, path: address(route, language) })),
);

/** Every page in the default language, and one of each kind in the longest; with `test:all` every page. */
export const visitedPages = pages.filter(
  ({ route, language }) =>
    everything ||
    language === fallback ||
    (kinds.includes(route) && languagesToRead.includes(language)),
);

/** The questions of the home page. */
export const homeQuestions = (read('questions') as { items: { slug: string }[] }).items;

/** Viewports of the tests, px. */

export const desk = { width: 1440, height: 900 };

export const phone = { width: 390, height: 844 };

/** Low, so that the home page's form is at its tightest. */
export const laptop = { width: 1366, height: 650 };

/**
 * The file of public/ that answers for an address.
 *
 * @throws if there is none
 */
export function builtFile(address: string): string {
  const page = address === '/' ? '/index' : address;
  const found = [address, `${page}.html`]
    .map((name) => `public${name}`)
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  if (!found) throw new Error(`public/ has no file for ${address}: run npm run build:tests`);
  return found;
}
