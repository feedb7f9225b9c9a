import { pageNamespaces, planPages, templateFile } from '../../src/build/plan';
import { serviceTools } from '../../src/build/model';
import { soundData } from '../support/project';

const pages = planPages(soundData());

it('plans the fixed pages, then the categories, then the services, each once', () => {
  expect(pages.map(({ path, template }) => [path, template])).toEqual([
    ['/', 'home'],
    ['/lentreprise', 'company'],
    ['/referance', 'references'],
    ['/contact', 'contact'],
    ['/privacy-policy', 'privacy-policy'],
    ['/terms-use', 'terms-use'],
    ['/404', 'not-found'],
    ['/trade/Electricity', 'category'],
    ['/trade/Computing', 'category'],
    ['/service-Cabling', 'service'],
    ['/service-Websites', 'service'],
  ]);
});

it.each([
  ['/contact', { namespaces: ['common', 'contact', 'photos'], hasQuoteForm: true }],
  ['/trade/Computing', { namespaces: ['common', 'category'], hasQuoteForm: false, category: 'it' }],
  [
    '/service-Cabling',
    { namespaces: ['common', 'service', 'photos'], hasQuoteForm: true, category: 'electricity' },
  ],
])('gives %s its translations and its record', (route, expected) => {
  expect(pages.find(({ path }) => path === route)?.context).toEqual({ route, ...expected });
});

it('lists every namespace that a page shows, each once', () => {
  const { services, ...data } = soundData();
  const withTools = services.map((service) => ({ ...service, tools: [...serviceTools] }));
  const planned = planPages({ ...data, services: withTools });
  const shown = planned.flatMap(({ context }) => context.namespaces);
  expect([...pageNamespaces].sort()).toEqual([...new Set(shown)].sort());
});

it('finds the template of a page in src/templates', () => {
  expect(templateFile('/project', pages[4]!)).toBe('/project/src/templates/privacy-policy.tsx');
});
