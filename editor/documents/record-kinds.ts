import { routes } from '../../src/routes';
import type { Kind } from './kinds';

/** Records with a page or a tile of their own. */

export const service: Kind = {
  folder: 'services',
  title: { fr: 'Service', en: 'Service' },
  facts: { data: 'services', of: 'record' },
  words: [],
  filledIn: ['route'],
  isOpen: true,
};

export const project: Kind = {
  folder: 'projects',
  title: { fr: 'Chantier', en: 'Project' },
  facts: { data: 'projects', of: 'record' },
  words: [],
  isOpen: true,
  route: routes.references,
};

export const category: Kind = {
  folder: 'categories',
  title: { fr: 'Métier', en: 'Trade' },
  facts: {
    data: 'categories',
    of: 'record',
    fields: ['title', 'summary', 'lead', 'description', 'image', 'imageAlt'],
  },
  words: [],
};
