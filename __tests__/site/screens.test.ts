import { address, languages } from '../../e2e/support/site';
import { attributes, builtPage } from './support/built-page';

/** What each kind of page has (specification, section 2), and how it works without script. */

const categories: Record<string, string[]> = {
  '/service-details/Eletricite': [
    '/service-Courant_Fort',
    '/service-Courant_Faible',
    '/service-Audiovisuel',
    '/service-Securite',
  ],
  '/service-details/Energie_Renouvelable': [
    '/service-Productiondenergie',
    '/service-Stockagedenergie',
    '/service-Gestiondenergie',
    '/service-Maintenance',
  ],
  '/service-details/Informatique': [
    '/service-Developpement',
    '/service-Web',
    '/service-Integration',
    '/service-StrategieSociale',
  ],
};

const services = Object.values(categories).flat();

/** Detail rows of each service, in the order of `services`. */
const rows = [2, 4, 2, 3, 1, 1, 1, 1, 3, 4, 3, 0];

const isAvailable = (count: number) => count > 0;

const fields = ['name', 'surname', 'email', 'phone', 'message', 'apiKey', 'language'];

describe.each(languages)('in %s', (language) => {
  const inLanguage = (routes: string[]) => routes.map((route) => address(route, language));
  const open = (route: string) => {
    const { $ } = builtPage(address(route, language));
    return { $, links: (within: string) => attributes($, `${within} a`, 'href') };
  };

  it('the home page has banner, form, cards, gallery and call to action', () => {
    const { $, links } = open('/');
    expect($('a[href$="#services"]').length).toBeGreaterThan(0);
    expect($('#services')).toHaveLength(1);
    expect(attributes($, 'main form [name]', 'name')).toEqual(expect.arrayContaining(fields));
    expect(links('#services')).toEqual(expect.arrayContaining(inLanguage(Object.keys(categories))));
    expect($('[role=tab]')).toHaveLength(3);
    const tiles = $('[role=tabpanel]').toArray();
    expect(tiles.map((panel) => attributes($, `#${panel.attribs.id} a`, 'href'))).toEqual(
      Object.values(categories).map(inLanguage),
    );
    expect(links('main > section:last-of-type')).toContain(address('/contact', language));
  });

  it.each(Object.entries(categories))('%s has its four tiles', (route, tiles) => {
    const found = open(route)
      .links('main')
      .filter((href) => /\/service-(?!details)/.test(href));
    expect([...new Set(found)]).toEqual(inLanguage(tiles));
  });

  it.each(services.map((route, index) => [route, rows[index]!] as const))(
    '%s has contact block, form, %i detail rows and the other services',
    (route, count) => {
      const { $, links } = open(route);
      expect($('.contact-block details')).toHaveLength(2);
      expect($('.contact-block details').first().is('[open]')).toBe(true);
      expect($('.contact-block details').last().is('[open]')).toBe(false);
      expect($('.contact-block details').first().find('a[href^="tel:"]')).toHaveLength(1);
      expect($('.contact-block details').last().find('a[href^="mailto:"]')).toHaveLength(1);
      expect($('a[href="#details"]').length > 0).toBe(isAvailable(count));
      expect($('main form select[name=service] option[selected]').text()).toBe($('h1').text());
      expect($('#details picture')).toHaveLength(count);
      expect($('.questions details')).toHaveLength(3);
      expect(links('main')).toEqual(expect.arrayContaining(inLanguage(Object.keys(categories))));
    },
  );

  it('a breadcrumb leads from a service to its category and home', () => {
    const { $, links } = open('/service-Courant_Fort');
    const [category = ''] = Object.keys(categories);
    expect(links('main nav').slice(0, 2)).toEqual(inLanguage(['/', category]));
    expect($('main nav [aria-current=page]').text()).toBe($('h1').text());
  });

  it('the contact page leads home and has phone, e-mail and an optional message', () => {
    const { $, links } = open('/contact');
    expect(links('main nav')).toContain(address('/', language));
    expect(links('main')).toContain('tel:+41220000000');
    expect(links('main')).toContain('mailto:contact@voltaleman.example');
    expect($('main form textarea[name=message]').attr('rows')).toBe('4');
    expect($('main form textarea[name=message]').is('[required]')).toBe(false);
  });

  it('the company, contact and references pages have nothing of what the data leaves empty', () => {
    const ids = ['team', 'guarantees', 'partners', 'authorisations', 'call-out', 'reviews', 'real'];
    for (const route of ['/lentreprise', '/contact', '/service-Courant_Fort', '/referance']) {
      const { $ } = open(route);
      expect(ids.filter((id) => $(`#${id}-title`).length > 0)).toEqual([]);
    }
  });

  it('the references page is about typical jobs, in its title and its headings', () => {
    const { $ } = open('/referance');
    const titles = { fr: 'type', en: 'typical', es: 'típico', pt: 'típica', it: 'tipo' };
    const typical = [$('title'), $('h1'), $('main nav [aria-current]')];
    for (const heading of typical) expect(heading.text().toLowerCase()).toContain(titles[language]);
  });

  it('header and footer lead everywhere', () => {
    const { $, links } = open('/contact');
    const header = [...Object.keys(categories), ...services, '/lentreprise', '/referance'];
    expect(links('header')).toEqual(expect.arrayContaining(inLanguage([...header, '/contact'])));
    const footer = [...services, '/privacy-policy', '/terms-use'];
    expect(links('footer')).toEqual(expect.arrayContaining(inLanguage(footer)));
    const social = links('footer').map((href) => /facebook|linkedin|instagram|tiktok/.exec(href));
    expect(social.filter(Boolean)).toHaveLength(4);
    expect($('footer input[type=email][name=email]')).toHaveLength(1);
  });
});
