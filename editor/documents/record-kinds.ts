import { routes } from '../../src/routes';
import { anyItem, type Kind } from './kinds';

/** Records with a page or a tile of their own. */

export const service: Kind = {
  folder: 'services',
  title: { fr: 'Service', en: 'Service' },
  facts: {
    data: 'services',
    of: 'record',
    fields: [
      'category',
      'order',
      'route',
      'image',
      'banner',
      'details',
      'questions',
      'figures',
      'tools',
      'repairs',
    ],
  },
  words: [
    {
      at: [],
      namespace: 'service-{document}',
      key: [],
      as: ['title', 'summary', 'lead', 'description', 'detailsTitle'],
    },
    {
      at: ['details', anyItem],
      namespace: 'service-{document}',
      key: ['details', '{item}'],
      as: ['title', 'text', 'points[]', 'facts[label,value]'],
    },
    {
      at: ['questions', anyItem],
      namespace: 'service-{document}',
      key: ['questions', '{item}'],
      as: ['question', 'answer'],
    },
  ],
  pictures: [['image'], ['details', anyItem, 'image']],
  filledIn: ['route'],
  order: 'field',
};

export const project: Kind = {
  folder: 'projects',
  title: { fr: 'Chantier', en: 'Project' },
  facts: { data: 'references', of: 'record', fields: ['services', 'image', 'town', 'year'] },
  words: [{ at: [], namespace: 'projects', key: ['{document}'], as: ['title', 'task', 'work'] }],
  pictures: [['image']],
  order: 'place',
  route: routes.references,
};

export const category: Kind = {
  folder: 'categories',
  title: { fr: 'Métier', en: 'Trade' },
  facts: { data: 'categories', of: 'record', fields: ['image'] },
  words: [
    {
      at: [],
      namespace: 'categories',
      key: ['{document}'],
      as: ['title', 'summary', 'lead', 'description'],
    },
  ],
  pictures: [['image']],
};
