import type { CustomTypeOptions } from 'i18next';
import { serviceTools, type ServiceTool } from './model';
import type { PageName } from '../routes';

/** A file of `locales/LNG` that pages ask for by key. */
export type Namespace = keyof CustomTypeOptions['resources'];

/** A file in `src/templates`, without ending. A namespace of the same name holds its words. */
export type Template = Exclude<Namespace, 'common' | 'photos' | ServiceTool>;

/** The template of each page that is no record of `data/`. */
export const templates: Record<PageName, Template> = {
  home: 'home',
  company: 'company',
  references: 'references',
  contact: 'contact',
  privacyPolicy: 'privacy-policy',
  termsUse: 'terms-use',
  notFound: 'not-found',
};

/** The namespaces whose words pages use by key. */
export const pageNamespaces: Namespace[] = [
  'common',
  ...Object.values(templates),
  'category',
  'service',
  'photos',
  ...serviceTools,
];

/** The namespaces whose words GraphQL gives to pages, with facts filled in. */
export const sharedNamespaces = ['call-out', 'facts', 'pages', 'solar'];
