import type { CustomTypeOptions } from 'i18next';
import { toolNamespaces } from './model';
import { type PageName, routes } from '../routes';

/** A file of `locales/LNG` whose texts pages use by key. */
export type Namespace = keyof CustomTypeOptions['resources'];

/** `privacyPolicy` as `privacy-policy`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

/** A file in `src/templates`, without extension. A namespace of the same name holds its texts. */
export type Template = Kebab<PageName> | 'category' | 'service';

/** The template of a page that is not a record of `data/`: `privacy-policy` of `privacyPolicy`. */
export const templateOf = (page: string) =>
  page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Template;

/** Namespaces whose texts pages use by key. */
export const pageNamespaces: Namespace[] = [
  'common',
  ...Object.keys(routes).map(templateOf),
  'category',
  'service',
  'photos',
  ...toolNamespaces,
];

/** Namespaces of which only resolvers take texts, to make other texts of them. */
export const resolverNamespaces = ['call-out', 'facts', 'pages', 'solar'];
