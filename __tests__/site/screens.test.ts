import company from '../../data/company.json';
import { isReservedHost } from '../../src/content/site-state';
import { socialLinks } from '../../src/layout/social-links';
import {
  address,
  categories,
  type Language,
  languages,
  services,
  servicesOf,
  unavailable,
  withDetails,
} from '../support/site';
import { texts, titleOf } from '../support/words';
import { attributes, builtPage, hasRealProjects, onEach, optional } from './support/built-page';

/** Content of each kind of page (specification, section 2), and how it works without script. */

const fields = ['name', 'surname', 'email', 'phone', 'message', 'apiKey', 'language', 'subject'];

const routesOf = (records: { route: string }[]) => records.map(({ route }) => route);

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
    expect(links('#services')).toEqual(expect.arrayContaining(inLanguage(routesOf(categories))));
    expect($('[role=tab]')).toHaveLength(categories.length);
    const tiles = $('[role=tabpanel]').toArray();
    expect(tiles.map((panel) => attributes($, `#${panel.attribs.id} a`, 'href'))).toEqual(
      categories.map((category) =>
        inLanguage(routesOf(servicesOf(category)).slice(0, company.galleryTiles)),
      ),
    );
    expect(links('main > section:last-of-type')).toContain(address('/contact', language));
  }));

it('each category has the tiles of its services', () =>
  onEach(languages, (language) => {
    const { inLanguage, open } = site(language);
    const all = inLanguage(routesOf(services));
    for (const category of categories) {
      const found = open(category.route)
        .links('main')
        .filter((href) => all.includes(href));
      const looked = services.filter(({ slug }) => slug === category.also?.service);
      const own = inLanguage(routesOf([...servicesOf(category), ...looked]));
      expect([category.route, ...new Set(found)]).toEqual([category.route, ...own]);
    }
  }));

it('a category says how it helps by appointment, and leads to a service of another that is looked for in it', () =>
  onEach(languages, (language) => {
    const { inLanguage, open } = site(language);
    for (const { route, support, also } of categories) {
      const { $, links } = open(route);
      const other = services.filter(({ slug }) => slug === also?.service);
      expect(links('.service-tiles ~ *').filter((href) => href.startsWith('/'))).toEqual(
        inLanguage(routesOf(other)),
      );
      const words = [support?.title, support?.text, also?.title].map((word) => word?.[language]);
      for (const each of words.filter(Boolean)) expect($('main').text()).toContain(each);
    }
  }));

it('each service has contact block, form, its details and questions, and the other services', () =>
  onEach(languages, (language) => {
    const { inLanguage, open } = site(language);
    for (const { route, details, questions } of services) {
      const { $, links } = open(route);
      const ways = $('.contact-block details[name=contact]');
      expect(ways).toHaveLength(2);
      expect(ways.first().is('[open]')).toBe(true);
      expect(ways.last().is('[open]')).toBe(false);
      expect(ways.first().find('a[href^="tel:"]')).toHaveLength(1);
      expect(ways.last().find('a[href^="mailto:"]')).toHaveLength(1);
      expect($('.contact-block a[href="#details"]')).toHaveLength(1);
      const own = 'main form select [selected], main form [type=hidden][name=service]';
      expect(attributes($, own, 'value')).toEqual([$('h1').text()]);
      expect(attributes($, 'main form optgroup option', 'value')).toEqual(
        details.length > 0 ? withDetails.map((each) => titleOf(each, language)) : [],
      );
      expect($('#details .gatsby-image-wrapper')).toHaveLength(details.length);
      expect($('[aria-labelledby="questions-title"] details')).toHaveLength(questions?.length ?? 0);
      expect(links('main')).toEqual(expect.arrayContaining(inLanguage(routesOf(categories))));
    }
  }));

it('a service that is not available says so, alone in its details, and offers no quote', () =>
  onEach(languages, (language) => {
    const { inLanguage, open } = site(language);
    const { unavailable: sentence, soon } = texts(language, 'common');
    for (const { route } of unavailable) {
      const { $ } = open(route);
      expect($('section#details').text()).toBe(sentence);
      expect($('.banner__actions > p').text()).toBe(sentence);
      expect($('main .btn-action, .quick-bar .btn-action')).toHaveLength(0);
      expect($('main form select, main form [type=tel][required]')).toHaveLength(0);
      const [entry = ''] = inLanguage([route]);
      expect($(`.services-menu a[href="${entry}"] small`).text()).toBe(soon);
    }
  }));

it('a breadcrumb leads from a service to its category and home', () =>
  onEach(languages, (language) => {
    const { inLanguage, open } = site(language);
    for (const category of categories)
      for (const { route } of servicesOf(category)) {
        const { $, links } = open(route);
        expect(links('main nav').slice(0, 2)).toEqual(inLanguage(['/', category.route]));
        expect($('main nav [aria-current=page]').text()).toBe($('h1').text());
      }
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
    for (const { route, repairs = false } of services)
      expect([route, open(route).$('#call-out-title').length > 0]).toEqual([
        route,
        optional['call-out'] && repairs,
      ]);
  }));

it('the references page is about typical jobs in its title and its headings, until one is real', () =>
  onEach(languages, (language) => {
    const { $ } = site(language).open('/referance');
    const { references, typicalJobs } = texts(language, 'pages');
    const { title } = hasRealProjects ? references : typicalJobs;
    const { real, typical } = texts(language, 'references').title;
    expect($('title').text()).toBe(`${company.name} | ${title}`);
    expect($('main nav [aria-current]').text()).toBe(title);
    expect($('h1').text()).toBe(hasRealProjects ? real : typical);
  }));

it('header and footer lead everywhere', () =>
  onEach(languages, (language) => {
    const { inLanguage, open } = site(language);
    const { $, links } = open('/contact');
    const shown = routesOf(services);
    const header = [...routesOf(categories), ...shown, '/lentreprise', '/referance'];
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
