import type { Bilingual } from '../bilingual';
import { routes, type PageName } from '../../src/routes';
import type { Kind, Words } from './kinds';

/** The words of pages, and of sections that several pages have. */

/** What search engines show of a page; `key` is its name in `locales/LNG/pages.json`. */
const search = (key: string, group = 'search'): Words => ({
  namespace: 'pages',
  part: { key, group },
});

const words = (namespace: string, title: Bilingual, route: string, more: Words[] = []): Kind => ({
  folder: 'pages',
  name: namespace,
  title,
  words: [{ namespace }, ...more],
  route,
});

const page = (namespace: string, name: PageName, title: Bilingual, more: Words[] = []): Kind =>
  words(namespace, title, routes[name], [search(name), ...more]);

export const pageKinds: Kind[] = [
  page('home', 'home', { fr: 'Accueil', en: 'Home' }),
  page('company', 'company', { fr: 'L’entreprise', en: 'Company' }),
  page('references', 'references', { fr: 'Références', en: 'References' }, [
    search('typicalJobs', 'searchOfTypicalJobs'),
  ]),
  page('contact', 'contact', { fr: 'Contact', en: 'Contact' }),
  words(
    'common',
    { fr: 'Menu, formulaires, pied de page', en: 'Menu, forms, footer' },
    routes.home,
  ),
  words('category', { fr: 'Pages des métiers', en: 'Pages of the trades' }, '{category}'),
  words('service', { fr: 'Pages des services', en: 'Pages of the services' }, '{service}'),
  words('call-out', { fr: 'Nuit et dimanche', en: 'Nights and Sundays' }, routes.contact),
  words('power-cut', { fr: 'Panne de courant', en: 'Power cut' }, '{power-cut}'),
  words('inspection', { fr: 'Contrôle périodique', en: 'Periodic inspection' }, '{inspection}'),
  words('solar-estimate', { fr: 'Estimation solaire', en: 'Solar estimate' }, '{solar-estimate}'),
  words(
    'solar',
    { fr: 'Estimation solaire\u00a0: hypothèses', en: 'Solar estimate: assumptions' },
    '{solar-estimate}',
  ),
  words('photos', { fr: 'Photos jointes', en: 'Photos with a request' }, routes.contact),
  words(
    'facts',
    { fr: 'Délais, langues et fourchettes', en: 'Replies, languages and ranges' },
    routes.contact,
  ),
  words('pictures', { fr: 'Images des pages', en: 'Pictures of the pages' }, routes.home),
  page('privacy-policy', 'privacyPolicy', { fr: 'Protection des données', en: 'Privacy policy' }),
  page('terms-use', 'termsUse', { fr: 'Conditions d’utilisation', en: 'Terms of use' }),
  page('not-found', 'notFound', { fr: 'Page introuvable', en: 'Page not found' }),
];
