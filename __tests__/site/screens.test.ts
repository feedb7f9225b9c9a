import categoryRecords from '../../data/categories.json';
import company from '../../data/company.json';
import serviceRecords from '../../data/services.json';
import { isReservedHost } from '../../src/content/site-state';
import { socialLinks } from '../../src/layout/social-links';
import { address, type Language, languages } from '../../e2e/support/site';
import {
  attributes,
  builtPage,
  categories,
  hasRealProjects,
  onEach,
  optional,
  upTo,
} from './support/built-page';

/** What each kind of page has (specification, section 2), and how it works without script. */

const fields = ['name', 'surname', 'email', 'phone', 'message', 'apiKey', 'language', 'subject'];

/** The pages of a language. */
function site(language: Language) {
  const inLanguage = (routes: string[]) => routes.map((route) => address(route, language));
  const open = (route: string) => {
    const { $ } = builtPage(address(route, language));
    return { $, links: (within: string) => attributes($, `${within} a`, 'href') };
  };
  return { inLanguage, open };
}

it('the home page has banner, form, cards, gallery and call to action', () =>
  onEach(languages, (language) => {
    const { inLanguage, open } = site(language);
    const { $, links } = open('/');
    expect($('a[href$="#services"]').length).toBeGreaterThan(0);
    expect($('#services')).toHaveLength(1);
    expect(attributes($, 'main form [name]', 'name')).toEqual(expect.arrayContaining(fields));
    expect(links('#services')).toEqual(expect.arrayContaining(inLanguage(Object.keys(categories))));
    expect($('.living-roof__number').text()).toMatch(/^(?:da )?4.?500 \S+ 5.?400.kWh/);
    expect($('.house__panel')).toHaveLength(15);
    expect(links('main').some((to) => to.endsWith('#solar-estimate'))).toBe(true);
    expect($('[role=tab]')).toHaveLength(categoryRecords.length);
    const tiles = $('[role=tabpanel]').toArray();
    expect(tiles.map((panel) => attributes($, `#${panel.attribs.id} a`, 'href'))).toEqual(
      upTo(company.galleryTiles).map(inLanguage),
    );
    expect(links('main > section:last-of-type')).toContain(address('/contact', language));
  }));

it('each category has the tiles of its services', () =>
  onEach(languages, (language) => {
    const { inLanguage, open } = site(language);
    for (const [route, tiles] of Object.entries(categories)) {
      const found = open(route)
        .links('main')
        .filter((href) => /\/service-(?!details)/.test(href));
      expect([route, ...new Set(found)]).toEqual([route, ...inLanguage(tiles)]);
    }
  }));

it('each service has contact block, form, its details and questions, and the other services', () =>
  onEach(languages, (language) => {
    const { inLanguage, open } = site(language);
    for (const { route, details, questions } of serviceRecords) {
      const { $, links } = open(route);
      const ways = $('.contact-block details[name=contact]');
      expect(ways).toHaveLength(2);
      expect(ways.first().is('[open]')).toBe(true);
      expect(ways.last().is('[open]')).toBe(false);
      expect(ways.first().find('a[href^="tel:"]')).toHaveLength(1);
      expect(ways.last().find('a[href^="mailto:"]')).toHaveLength(1);
      expect($('.contact-block a[href="#details"]')).toHaveLength(1);
      expect(attributes($, 'main form [name=service][checked]', 'value')).toEqual([$('h1').text()]);
      expect(attributes($, 'main form [name=service]:disabled', 'data-slug')).toEqual(
        serviceRecords
          .filter((each) => each.details.length === 0 && each.route !== route)
          .map(({ slug }) => slug),
      );
      expect($('#details .gatsby-image-wrapper')).toHaveLength(details.length);
      expect($('[aria-labelledby="questions"] details')).toHaveLength(questions?.length ?? 0);
      expect(links('main')).toEqual(expect.arrayContaining(inLanguage(Object.keys(categories))));
    }
  }));

it('a breadcrumb leads from a service to its category and home', () =>
  onEach(languages, (language) => {
    const { inLanguage, open } = site(language);
    const { $, links } = open('/service-Courant_Fort');
    const [category = ''] = Object.keys(categories);
    expect(links('main nav').slice(0, 2)).toEqual(inLanguage(['/', category]));
    expect($('main nav [aria-current=page]').text()).toBe($('h1').text());
  }));

it('the contact page leads home and has phone, e-mail and an optional message', () =>
  onEach(languages, (language) => {
    const { open } = site(language);
    const { $, links } = open('/contact');
    expect(links('main nav')).toContain(address('/', language));
    expect(links('main')).toContain(`tel:${company.phone.international}`);
    expect(links('main')).toContain(`mailto:${company.email}`);
    expect($('main form textarea[name=message]').attr('rows')).toBe('4');
    expect($('main form textarea[name=message]').is('[required]')).toBe(false);
  }));

it('the company, contact and references pages show what the data has, and nothing of what it leaves empty', () =>
  onEach(languages, (language) => {
    const { open } = site(language);
    const pages = ['/lentreprise', '/contact', '/referance'].map(open);
    for (const [id, has] of Object.entries(optional))
      expect([id, pages.some(({ $ }) => $(`#${id}-title`).length > 0)]).toEqual([id, has]);
    expect(open('/service-Courant_Fort').$('#call-out-title').length > 0).toBe(
      optional['call-out'],
    );
  }));

it('the references page is about typical jobs in its title and its headings, until one is real', () =>
  onEach(languages, (language) => {
    const { open } = site(language);
    const { $ } = open('/referance');
    const titles = { fr: 'type', en: 'typical', es: 'típico', pt: 'típica', it: 'tipo' };
    for (const heading of [$('title'), $('h1'), $('main nav [aria-current]')])
      expect(heading.text().toLowerCase().includes(titles[language])).toBe(!hasRealProjects);
  }));

it('header and footer lead everywhere', () =>
  onEach(languages, (language) => {
    const { inLanguage, open } = site(language);
    const { $, links } = open('/contact');
    const shown = Object.values(categories).flat();
    const header = [...Object.keys(categories), ...shown, '/lentreprise', '/referance'];
    expect(links('header')).toEqual(expect.arrayContaining(inLanguage([...header, '/contact'])));
    const footer = [...shown, '/privacy-policy', '/terms-use'];
    expect(links('footer')).toEqual(expect.arrayContaining(inLanguage(footer)));
    const { social, siteUrl } = company;
    const isExample = isReservedHost(new URL(siteUrl).hostname);
    const shownSocial = socialLinks({ siteState: isExample ? 'placeholder' : 'live', social });
    expect(links('footer')).toEqual(expect.arrayContaining(shownSocial.map(({ url }) => url)));
    expect($('.footer__demo')).toHaveLength(isExample ? 1 : 0);
    expect($('footer input[type=email][name=email]')).toHaveLength(1);
  }));
