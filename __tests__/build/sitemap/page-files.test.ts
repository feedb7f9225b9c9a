/** @jest-environment node */
import { planPages } from '../../../src/build/plan';
import { pageFiles } from '../../../src/build/sitemap/page-files';
import { soundData } from '../../support/project';
import { sourceWith } from '../../support/source';

const data = soundData();

const filesOf = (route: string, source = sourceWith(), of = data) =>
  pageFiles(
    planPages(of).find((page) => page.path === route)!,
    'en',
    of,
    source,
  );

it('knows the translations, facts and pictures of a service', () => {
  expect(filesOf('/service-Cabling').sort()).toEqual([
    'data/figures.json',
    'data/images/panel.webp',
    'data/images/socket.webp',
    'data/services.json',
    'locales/en/figures.json',
    'locales/en/service-cabling.json',
    'locales/en/service.json',
  ]);
});

it('knows the figures that a service shows or names', () => {
  const named = sourceWith({ words: { 'en/service-websites:lead': 'From {{figures.price}}.' } });
  expect(filesOf('/service-Websites')).not.toContain('data/figures.json');
  expect(filesOf('/service-Websites', named)).toContain('data/figures.json');
});

it('knows the services of a category, whose tiles it shows', () => {
  expect(filesOf('/trade/Electricity').sort()).toEqual([
    'data/categories.json',
    'data/images/bulb.webp',
    'data/images/cable.webp',
    'data/services.json',
    'locales/en/categories.json',
    'locales/en/category.json',
    'locales/en/service-cabling.json',
  ]);
});

it('knows everything that the home page shows, and the projects of the references', () => {
  expect(filesOf('/').sort()).toEqual(
    [
      ...['categories', 'company', 'figures', 'services'].map((name) => `data/${name}.json`),
      ...['bulb', 'cable', 'hero', 'screen'].map((name) => `data/images/${name}.webp`),
      ...['categories', 'figures', 'home', 'pages', 'service-cabling', 'service-websites'].map(
        (name) => `locales/en/${name}.json`,
      ),
    ].sort(),
  );
  expect(filesOf('/referance')).toEqual([
    'locales/en/references.json',
    'locales/en/pages.json',
    'locales/en/projects.json',
    'data/references.json',
    'data/images/farm.webp',
  ]);
});

it('knows the optional facts where they are shown, once they are filled in', () => {
  const texts = { fr: 'a', en: 'b', es: 'c', pt: 'd', it: 'e' };
  const { company, services } = data;
  const surcharge = { amount: 50, unit: '%' } as const;
  const night = { from: '20:00', to: '06:00', surcharge };
  const filled = {
    ...data,
    company: { ...company, callOut: { arrivalMinutes: 60, night, sunday: { surcharge } } },
    services: services.map((service, index) => ({ ...service, repairs: index === 0 })),
    team: [{ name: 'Eve', role: texts, image: 'images/eve.webp' }],
  };
  const shown = (route: string, of = data) => filesOf(route, sourceWith(), of);
  const ofTeam = ['data/team.json', 'data/images/eve.webp'];
  expect(shown('/lentreprise', filled)).toEqual(expect.arrayContaining(ofTeam));
  expect(shown('/lentreprise')).not.toContain('data/team.json');
  expect(shown('/contact', filled)).toContain('locales/en/call-out.json');
  expect(shown('/contact')).not.toContain('locales/en/call-out.json');
  const ofCallOut = ['data/company.json', 'locales/en/call-out.json'];
  expect(shown('/service-Cabling', filled)).toEqual(expect.arrayContaining(ofCallOut));
  expect(shown('/service-Websites', filled)).not.toContain('locales/en/call-out.json');
});
