import { load, type CheerioAPI } from 'cheerio';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { address, languages, type Language } from './support/site';

/** What the specification wants to see on each kind of page (section 2), by what a visitor finds there. */

async function pageAt(
  request: APIRequestContext,
  route: string,
  language: Language,
): Promise<CheerioAPI> {
  return load(await (await request.get(address(route, language))).text());
}

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
    const $ = await pageAt(request, '/', language);
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
      const $ = await pageAt(request, category, language);
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
      const $ = await pageAt(request, route, language);
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
    const $ = await pageAt(request, '/contact', language);
    expect(links($, 'main nav')).toContain(address('/', language));
    expect($('main a[href="tel:+41220000000"]').length).toBeGreaterThan(0);
    expect($('main a[href="mailto:contact@voltaleman.example"]').length).toBeGreaterThan(0);
    expect($('main form textarea[name=message]').attr('rows')).toBe('4');
    expect($('main form textarea[name=message]').attr('required')).toBeUndefined();
  });

  test(`header and footer in ${language} lead everywhere`, async ({ request }) => {
    const $ = await pageAt(request, '/contact', language);
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

const unavailable = {
  fr: 'Temporairement indisponible\u202f!',
  en: 'Temporarily unavailable!',
  es: '¡No disponible por el momento!',
  pt: 'Temporariamente indisponível!',
  it: 'Temporaneamente non disponibile!',
};

for (const language of languages) {
  test(`the social strategy in ${language} says only that it is unavailable`, async ({
    request,
  }) => {
    const $ = await pageAt(request, '/service-StrategieSociale', language);
    expect($('#details').text()).toBe(unavailable[language]);
  });
}

/** The figures of section 9 as each language writes them. */
const figures: Record<Language, Record<string, string[]>> = {
  fr: {
    '/service-Productiondenergie': ['165', '13\u202f000', '14\u202f000', '1,2', '20\u00a0%'],
    '/service-Gestiondenergie': ['15\u00a0à\u00a025\u00a0%'],
    '/service-Maintenance': ['15\u00a0à\u00a030\u00a0%'],
  },
  en: {
    '/service-Productiondenergie': ['165', '13,000', '14,000', '1.2', '20%'],
    '/service-Gestiondenergie': ['15–25%'],
    '/service-Maintenance': ['15–30%'],
  },
  es: {
    '/service-Productiondenergie': ['165', '13.000', '14.000', '1,2', '20\u00a0%'],
    '/service-Gestiondenergie': ['15\u00a0a\u00a025\u00a0%'],
    '/service-Maintenance': ['15\u00a0a\u00a030\u00a0%'],
  },
  pt: {
    '/service-Productiondenergie': ['165', '13\u00a0000', '14\u00a0000', '1,2', '20%'],
    '/service-Gestiondenergie': ['15\u00a0a\u00a025%'],
    '/service-Maintenance': ['15\u00a0a\u00a030%'],
  },
  it: {
    '/service-Productiondenergie': ['165', '13’000', '14’000', '1.2', '20%'],
    '/service-Gestiondenergie': ['15–25%'],
    '/service-Maintenance': ['15–30%'],
  },
};

for (const language of languages) {
  for (const [route, expected] of Object.entries(figures[language])) {
    test(`${address(route, language)} writes its figures as ${language} does`, async ({
      request,
    }) => {
      const $ = await pageAt(request, route, language);
      const text = $('main').text();
      for (const figure of expected) expect(text).toContain(figure);
    });
  }
}

test('the privacy policy is dated as the specification dates it', async ({ request }) => {
  const dates = {
    fr: '10 septembre 2021',
    en: '10 September 2021',
    es: '10 de septiembre de 2021',
    pt: '10 de setembro de 2021',
    it: '10 settembre 2021',
  };
  for (const language of languages) {
    const $ = await pageAt(request, '/privacy-policy', language);
    expect($('main').text()).toContain(dates[language]);
  }
});

test('a detail picture is shown at 610 x 460 px, in AVIF and WebP', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
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
