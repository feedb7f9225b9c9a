import { expect, test } from '@playwright/test';
import type { CheerioAPI } from 'cheerio';
import { served } from './support/served';
import { address, languages } from './support/site';
import { desk } from './support/viewports';

/** What the specification wants to see on each kind of page (section 2), by what a visitor finds there. */

const links = ($: CheerioAPI, within: string) =>
  $(`${within} a`)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');

const services = {
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

const categories = Object.keys(services);

/** Detail rows of each service, as many as the specification lists. */
const rows: Record<string, number> = {
  '/service-Courant_Fort': 2,
  '/service-Courant_Faible': 4,
  '/service-Audiovisuel': 2,
  '/service-Securite': 3,
  '/service-Productiondenergie': 1,
  '/service-Stockagedenergie': 1,
  '/service-Gestiondenergie': 1,
  '/service-Maintenance': 1,
  '/service-Developpement': 3,
  '/service-Web': 4,
  '/service-Integration': 3,
  '/service-StrategieSociale': 0,
};

for (const language of languages) {
  const inLanguage = (routes: string[]) => routes.map((route) => address(route, language));

  test(`the home page in ${language} has banner, form, cards, gallery and call to action`, async ({
    request,
  }) => {
    const { $ } = await served(request, address('/', language));
    expect($('a[href$="#services"]').length).toBeGreaterThan(0);
    expect($('#services').length).toBe(1);
    expect(
      $('main form [name]')
        .toArray()
        .map((field) => $(field).attr('name')),
    ).toEqual(
      expect.arrayContaining([
        'name',
        'surname',
        'email',
        'phone',
        'message',
        'apiKey',
        'language',
      ]),
    );
    expect(links($, '#services')).toEqual(expect.arrayContaining(inLanguage(categories)));
    expect($('[role=tab]')).toHaveLength(3);
    expect($('[role=tabpanel]')).toHaveLength(3);
    $('[role=tabpanel]').each((index, panel) => {
      const tiles = $(panel)
        .find('a')
        .toArray()
        .map((tile) => $(tile).attr('href'));
      expect(tiles).toEqual(inLanguage(Object.values(services)[index] ?? []));
    });
    expect(links($, 'main > section:last-of-type')).toContain(address('/contact', language));
  });

  for (const [category, routes] of Object.entries(services)) {
    test(`${address(category, language)} has its four tiles`, async ({ request }) => {
      const { $ } = await served(request, address(category, language));
      const found = links($, 'main').filter(
        (href) => href.includes('/service-') && !href.includes('service-details'),
      );
      expect([...new Set(found)]).toEqual(inLanguage(routes));
    });
  }

  for (const [route, count] of Object.entries(rows)) {
    test(`${address(route, language)} has banner, contact block, ${count} rows and the other services`, async ({
      request,
    }) => {
      const { $ } = await served(request, address(route, language));
      expect($('main h1')).toHaveLength(1);
      expect($('main details').first().attr('open')).toBeDefined();
      expect($('main details')).toHaveLength(2);
      expect($('main details a[href^="tel:"]')).toHaveLength(1);
      expect($('main details a[href^="mailto:"]')).toHaveLength(1);
      expect($('a[href="#details"]').length).toBeGreaterThan(0);
      expect($('main form select[name=service] option[selected]').text()).toBe($('h1').text());
      expect($('#details picture')).toHaveLength(count);
      expect(links($, 'main')).toEqual(expect.arrayContaining(inLanguage(categories)));
    });
  }

  test(`the contact page in ${language} leads home and shows phone and e-mail`, async ({
    request,
  }) => {
    const { $ } = await served(request, address('/contact', language));
    expect(links($, 'main nav')).toContain(address('/', language));
    expect($('main a[href="tel:+41220000000"]').length).toBeGreaterThan(0);
    expect($('main a[href="mailto:contact@voltaleman.example"]').length).toBeGreaterThan(0);
    expect($('main form textarea[name=message]').attr('rows')).toBe('4');
    expect($('main form textarea[name=message]').attr('required')).toBeUndefined();
  });

  test(`header and footer in ${language} lead everywhere`, async ({ request }) => {
    const { $ } = await served(request, address('/contact', language));
    const all = inLanguage([
      ...categories,
      ...Object.values(services).flat(),
      '/lentreprise',
      '/referance',
      '/contact',
    ]);
    expect(links($, 'header')).toEqual(expect.arrayContaining(all));
    expect(links($, 'footer')).toEqual(
      expect.arrayContaining(
        inLanguage([...Object.values(services).flat(), '/privacy-policy', '/terms-use']),
      ),
    );
    expect(links($, 'footer')).toEqual(
      expect.arrayContaining(languages.map((other) => address('/contact', other))),
    );
    expect(
      links($, 'footer').filter((href) => /facebook|linkedin|instagram|tiktok/.test(href)),
    ).toHaveLength(4);
    expect($('footer input[type=email][name=email]')).toHaveLength(1);
  });
}

test('a detail picture is shown at 610 x 460 px, in AVIF and WebP', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/service-Courant_Faible');
  for (const picture of await page.locator('#details picture').all()) {
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.locator('img').boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([610, 460]);
    const types = await picture
      .locator('source')
      .evaluateAll((sources) => sources.map((each) => each.getAttribute('type')));
    expect(types).toEqual(['image/avif']);
    await expect(picture.locator('img')).toHaveAttribute('src', /\.webp$/);
  }
});
