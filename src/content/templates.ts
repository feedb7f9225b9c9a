import type { CustomTypeOptions } from 'i18next';
import { serviceTools, type ServiceTool } from './model';
import type { PageName } from '../routes';

/** A file of `locales/LNG` whose texts pages use by key. */
export type Namespace = keyof CustomTypeOptions['resources'];

/** A file in `src/templates`, without extension. A namespace of the same name holds its texts. */
export type Template = Exclude<Namespace, 'common' | 'photos' | ServiceTool>;

/** The template of each page that is not a record of `data/`. */
export const templates: Record<PageName, Template> = {
  home: 'home',
  company: 'company',
  references: 'references',
  contact: 'contact',
  privacyPolicy: 'privacy-policy',
  termsUse: 'terms-use',
  notFound: 'not-found',
};

/** Namespaces whose texts pages use by key. */
export const pageNamespaces: Namespace[] = [
  'common',
  ...Object.values(templates),
  'category',
  'service',
  'photos',
  ...serviceTools,
];

/** Namespaces whose texts pages get through GraphQL, with facts filled in. */
export const sharedNamespaces = ['call-out', 'facts', 'pages', 'solar'];
