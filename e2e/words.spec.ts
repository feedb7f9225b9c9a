import { expect, test } from '@playwright/test';
import { served } from './support/served';
import { address, languages, type Language } from './support/site';

/** What the specification fixes of the words: a sentence, the figures and a date, as each language writes them. */

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
    const { $ } = await served(request, address('/service-StrategieSociale', language));
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
      const { $ } = await served(request, address(route, language));
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
    const { $ } = await served(request, address('/privacy-policy', language));
    expect($('main').text()).toContain(dates[language]);
  }
});
