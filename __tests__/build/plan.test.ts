import { pageNamespaces, planPages, templateFile } from '../../src/build/plan';
import { soundData } from '../support/project';

const pages = planPages(soundData());
const pageAt = (path: string) => pages.find((page) => page.path === path);

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

it('gives a service page its record and its translations', () => {
  expect(pageAt('/service-Cabling')?.context).toEqual({
    route: '/service-Cabling',
    namespaces: ['common', 'service'],
    hasQuoteForm: true,
    category: 'electricity',
  });
});

it('gives a category page its record', () => {
  expect(pageAt('/trade/Computing')?.context).toMatchObject({
    namespaces: ['common', 'category'],
    category: 'it',
    hasQuoteForm: false,
  });
});

it('gives a fixed page no record', () => {
  expect(pageAt('/contact')?.context).toEqual({
    route: '/contact',
    namespaces: ['common', 'contact'],
    hasQuoteForm: true,
  });
});

it('plans a page for a service that is added', () => {
  const data = soundData();
  const [cabling] = data.services;
  const added = { ...cabling!, slug: 'lighting', route: '/service-Lighting' };
  const planned = planPages({ ...data, services: [...data.services, added] });
  expect(planned.at(-1)).toMatchObject({
    path: '/service-Lighting',
    context: { route: '/service-Lighting' },
  });
});

it('lists every namespace that a page shows, each once', () => {
  const shown = pages.flatMap(({ context }) => context.namespaces);
  expect([...pageNamespaces].sort()).toEqual([...new Set(shown)].sort());
});

it('finds the template of a page in src/templates', () => {
  expect(templateFile('/project', pageAt('/privacy-policy')!)).toBe(
    '/project/src/templates/privacy-policy.tsx',
  );
});
