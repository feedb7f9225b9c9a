import company from '../../data/company.json';
import { address, type Language, languages, siteUrl } from '../../e2e/support/site';
import { stored } from '../../e2e/support/stored';
import { builtPage, onEach } from './support/built-page';

/** What the privacy policy says in each language. e2e/privacy.spec.ts tests that its list is true. */

/** The date of publication (specification, section 3) and that of the last change, as each language writes them. */
const dates: Record<Language, [published: string, locale: string]> = {
  fr: ['10 septembre 2021', 'fr-CH'],
  en: ['10 September 2021', 'en-GB'],
  es: ['10 de septiembre de 2021', 'es-ES'],
  pt: ['10 de setembro de 2021', 'pt-PT'],
  it: ['10 settembre 2021', 'it-CH'],
};

const nobody: Record<Language, string> = {
  fr: 'Personne',
  en: 'Nobody',
  es: 'Nadie',
  pt: 'Ninguém',
  it: 'Nessuno',
};

const wayOut: Record<Language, RegExp> = {
  fr: /moyen simple et gratuit de vous désinscrire/,
  en: /easy, free way to unsubscribe/,
  es: /forma sencilla y gratuita de darse de baja/,
  pt: /forma simples e gratuita de cancelar/,
  it: /modo semplice e gratuito per annullare/,
};

it('the privacy policy has the dates of its publication and of its last change', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address('/privacy-policy', language));
    const [published, locale] = dates[language];
    const updated = new Date(company.privacyUpdated).toLocaleDateString(locale, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    expect($('h1 + p').text()).toContain(published);
    expect($('h1 + p').text()).toContain(updated);
  }));

it('the privacy policy lists each item of the data, and who gets it', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address('/privacy-policy', language));
    const cells = $('main tbody tr')
      .toArray()
      .map((row) =>
        $(row)
          .find('th code, th span, td')
          .toArray()
          .map((cell) => $(cell).text()),
      );
    expect(cells.map(([name]) => name)).toEqual(stored.map(({ name }) => name));
    expect(cells.flat()).not.toContain('');
    expect(cells.map(([, , , , recipient]) => recipient === nobody[language])).toEqual(
      stored.map(({ sentTo }) => sentTo === undefined),
    );
    const kinds = new Map(stored.map(({ kind }, index) => [cells[index]?.[1], kind]));
    expect(cells.map(([, kind]) => kinds.get(kind))).toEqual(stored.map(({ kind }) => kind));
  }));

it('the privacy policy says who processes for us, in which countries, by which safeguard, how long, and the way out of the newsletter', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address('/privacy-policy', language));
    const text = $('main').text();
    const named = company.processors.flatMap(({ name, safeguard }) => [name, safeguard[language]]);
    expect(named.filter((each) => !text.includes(each))).toEqual([]);
    expect(text).toMatch(
      new RegExp(`${company.requestRetentionMonths}\\s(?:mois|months|meses|mesi)`),
    );
    expect(text).toMatch(wayOut[language]);
    expect(text).not.toContain('{{');
  }));

it('the privacy policy has a link beside each form', () =>
  onEach(languages, (language) => {
    for (const route of ['/', '/contact', '/service-Courant_Fort']) {
      const page = builtPage(address(route, language));
      const around = page.$('form[method=post]').toArray();
      expect(around).toHaveLength(2);
      for (const form of around) {
        const links = page
          .$(form)
          .parent()
          .find(`a[href="${address('/privacy-policy', language)}"]`);
        expect([route, links.length]).toEqual([route, 1]);
      }
    }
  }));

it('the privacy policy names the hosts of the site and of the form service, and what a form sends', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address('/privacy-policy', language));
    const hosts = $('main dl code')
      .toArray()
      .map((host) => $(host).text());
    const receiver = new URL($('footer form').attr('action') ?? '').host;
    expect(hosts).toEqual([new URL(siteUrl).host, receiver]);
    const sent = $('main dl dd').last().text();
    for (const field of ['subject', 'language', 'redirectTo']) expect(sent).toContain(field);
  }));
