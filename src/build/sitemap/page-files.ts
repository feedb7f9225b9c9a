import type { Language } from '../../i18n/languages';
import { dataFile, type Data, type DataName, type Service, type ServiceTool } from '../model';
import { pictureUses, type PictureUse } from '../pictures';
import { templateFile, type PlannedPage } from '../plan';
import type { Source } from '../source';
import { serviceNamespace } from '../translations/records';
import { figuresNamed } from '../translations/tree';

/** What a page shows of its own, beside the texts of its template. */
interface Content {
  data: DataName[];
  namespaces: string[];
}

const contents: Record<PlannedPage['template'], Content> = {
  home: {
    data: [
      'company',
      'water',
      'categories',
      'services',
      'figures',
      'hero-points',
      'images/home_hero.points',
    ],
    namespaces: ['pages', 'categories', 'figures'],
  },
  company: { data: ['company', 'water', 'team', 'guarantees', 'partners'], namespaces: ['pages'] },
  references: { data: ['references', 'reviews'], namespaces: ['pages', 'projects'] },
  contact: { data: ['company', 'water'], namespaces: ['pages'] },
  'privacy-policy': { data: ['company', 'storage'], namespaces: ['pages', 'storage'] },
  'terms-use': { data: ['company'], namespaces: ['pages'] },
  'not-found': { data: [], namespaces: ['pages'] },
  category: { data: ['categories', 'services'], namespaces: ['categories'] },
  service: { data: ['services'], namespaces: [] },
};

const figures: Content = { data: ['figures'], namespaces: ['figures'] };
const callOut: Content = { data: ['company'], namespaces: ['call-out'] };

/** What a tool shows, beside the texts of its own namespace. */
const tools: Record<ServiceTool, Content> = {
  'solar-estimate': { data: ['solar', 'figures'], namespaces: ['solar', 'figures'] },
  'power-cut': { data: ['company', 'figures'], namespaces: ['figures'] },
  inspection: { data: ['inspection'], namespaces: ['inspection-kinds'] },
};

function servicesOn({ template, context }: PlannedPage, { services }: Data): Service[] {
  if (template === 'home') return services;
  if (template === 'category')
    return services.filter(({ category }) => category === context.category);
  return services.filter(({ route }) => route === context.route);
}

/** Whether a service shows figures of its own: drawn, or named by its texts. */
const hasFigures = (
  { slug, figures }: Service,
  language: Language,
  { locales }: Source,
): boolean => {
  const texts = locales[language]?.[serviceNamespace(slug)]?.value;
  return figures.length > 0 || figuresNamed(texts).length > 0;
};

/** Whether a page says what a call-out costs. */
const hasCallOut = (template: string, services: Service[], { company }: Data): boolean =>
  company.callOut !== undefined &&
  (template === 'contact' || (template === 'service' && services.some(({ repairs }) => repairs)));

/** Whether a page shows a picture: its template names it, or a record of the page has it. */
function shows(page: PlannedPage, services: Service[]): (use: PictureUse) => boolean {
  const { template, context } = page;
  const files = contents[template].data.map(dataFile);
  const showsAll = ['home', 'company', 'references'].includes(template);
  const records = [context.category, ...services.map(({ slug }) => slug)];
  const isOfRecord = ({ file, record, field }: PictureUse) =>
    files.includes(file) &&
    (showsAll || records.includes(record)) &&
    // A service's own page shows all of its pictures but the tile.
    (field === 'image') === (template !== 'service');
  return (use) => use.file === templateFile('', page) || isOfRecord(use);
}

/**
 * The files that a page is made of: translations in its language, facts and pictures.
 *
 * What surrounds every page (`common.json`, header and footer), and the words of every form, are left out: one word there
 * would date all pages anew.
 *
 * @returns paths from the project's root
 */
export function pageFiles(
  page: PlannedPage,
  language: Language,
  data: Data,
  source: Source,
): string[] {
  const services = servicesOn(page, data);
  const ofPage = page.template === 'service' ? services : [];
  const parts = [
    contents[page.template],
    ...ofPage.flatMap((service) => service.tools ?? []).map((tool) => tools[tool]),
    ...(ofPage.some((service) => hasFigures(service, language, source)) ? [figures] : []),
    ...(hasCallOut(page.template, services, data) ? [callOut] : []),
  ];
  const namespaces = [
    ...page.context.namespaces.filter((name) => name !== 'common' && name !== 'photos'),
    ...services.map(({ slug }) => serviceNamespace(slug)),
    ...parts.flatMap((part) => part.namespaces),
  ];
  const facts = parts.flatMap((part) => part.data).filter((name) => data[name]);
  const pictures = pictureUses(data, source).filter(shows(page, services));
  return [
    ...[...new Set(namespaces)].map((name) => `locales/${language}/${name}.json`),
    ...[...new Set(facts)].map(dataFile),
    ...new Set(pictures.map(({ image }) => `data/${image}`)),
  ];
}
