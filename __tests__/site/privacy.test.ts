import company from '../../data/company.json';
import { address, languages, service, siteUrl } from '../support/site';
import { stored } from '../support/stored';
import { languageFacts } from '../../src/i18n/languages';
import { texts } from '../support/words';
import { builtPage, onEach } from './support/built-page';

/** The privacy policy in each language. e2e/privacy.spec.ts tests that its list is true. */

it('the privacy policy has the dates of its publication and of its last change', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address('/privacy-policy', language));
    for (const day of [company.privacyPublished, company.privacyUpdated])
      expect($('h1 + p').text()).toContain(
        new Date(day).toLocaleDateString(languageFacts[language].formats, {
          dateStyle: 'long',
          timeZone: 'UTC',
        }),
      );
  }));

it('the privacy policy lists each item of the data under its kind, and who gets it', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address('/privacy-policy', language));
    const { kinds, recipients } = texts(language, 'privacy-policy').storage;
    const rows = $('main table')
      .toArray()
      .flatMap((table) =>
        $(table)
          .find('tbody tr')
          .toArray()
          .map((row) => {
            const [name, , , recipient] = $(row)
              .find('th code, td')
              .toArray()
              .map((cell) => $(cell).text());
            return [$(table).find('caption').text(), name, recipient === recipients.nobody];
          }),
      );
    expect($('main tbody :is(th code, td):empty')).toHaveLength(0);
    expect(rows).toHaveLength(stored.length);
    expect(rows).toEqual(
      expect.arrayContaining(
        stored.map(({ kind, name, sentTo }) => [kinds[kind], name, sentTo === undefined]),
      ),
    );
  }));

it('the privacy policy says who processes for us, in which countries, by which safeguard, and how long', () =>
  onEach(languages, (language) => {
    const { $ } = builtPage(address('/privacy-policy', language));
    const text = $('main').text();
    const processors: { name: string; safeguard: Record<string, string> }[] = company.processors;
    const named = processors.flatMap(({ name, safeguard }) => [name, safeguard[language]!]);
    expect(named.filter((each) => !text.includes(each))).toEqual([]);
    const months = new Intl.NumberFormat(languageFacts[language].formats, {
      style: 'unit',
      unit: 'month',
      unitDisplay: 'long',
    })
      .format(company.requestRetentionMonths)
      .replaceAll(/\s/g, ' ');
    expect(text.replaceAll(/\s/g, ' ')).toContain(months);
    expect(text).not.toContain('{{');
  }));

it('the privacy policy has a link beside each form', () =>
  onEach(languages, (language) => {
    for (const route of ['/', '/contact', service.route]) {
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
